// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

internal import PopupMarkdown

extension SiteRun {
  typealias DemoRenderer = @MainActor (_ example: DemoExample, _ id: String) throws -> RenderedDemo

  /// Renders every page and the page for addresses that lead nowhere.
  @MainActor
  mutating func renderPages(demo: DemoRenderer) {
    let resolver = LinkResolver(pages: pages, files: Set(files.keys), links: links)
    var missing: Set<MustacheTemplate.MissingName> = []
    for (position, index) in navigation.sequence.enumerated() {
      let page = pages[index]
      var body = PageBody(page: page, examples: examples(of: page), resolver: resolver)
      body.render(with: templates, demo: demo, missing: &missing)
      problems += body.problems
      report.demos += body.demoCount
      if !body.css.isEmpty { files[stylesheet(of: page)] = Array(body.css.utf8) }
      let value = value(of: page, at: position, body: body)
      write(value, page.template, to: page.output, missing: &missing)
      files[page.stem + ".md"] = page.markdown
    }
    if !pages.contains(where: \.isHome) { writeStartPage(missing: &missing) }
    writeNotFound(missing: &missing)
    for name in missing.sorted(by: { ($0.file, $0.line) < ($1.file, $1.line) }) {
      problems.append(
        SiteDiagnostic(
          .warning, file: name.file, line: name.line, column: 1,
          message: "the template uses '\(name.name)', which this page does not have"
            + Suggestion.clause(for: name.name, in: name.known)))
    }
  }

  private func examples(of page: SitePage) -> [DemoExample] {
    configuration.examples.filter { $0.page == page.path }
  }

  private func stylesheet(of page: SitePage) -> String { "assets/pages/\(page.stem).css" }

  private mutating func write(
    _ value: MustacheValue, _ name: String, to output: String,
    missing: inout Set<MustacheTemplate.MissingName>
  ) {
    guard let template = templates.pages[name] ?? templates.pages["page"] else { return }
    files[output] = template.render(value, partials: templates.partials, missing: &missing)
  }

  // MARK: Values

  private func value(of page: SitePage, at position: Int, body: PageBody) -> MustacheValue {
    let previous = position > 0 ? pages[navigation.sequence[position - 1]] : nil
    let next =
      position + 1 < navigation.sequence.count
      ? pages[navigation.sequence[position + 1]] : nil
    let neighbour = { (other: SitePage?) -> MustacheValue in
      guard let other else { return .null }
      return [
        "title": .string(other.navigationTitle),
        "url": .string(links.address(of: other.output, from: page.output)),
      ]
    }
    var value = baseValue(page.title, page.description, output: page.output, current: page)
    value["content"] = .text(body.bytes)
    value["headline"] = .string(page.headline)
    value["hero"] = body.hero.map(MustacheValue.text) ?? .null
    value["section"] = .string(page.isHome ? nil : page.section)
    value["stylesheet"] =
      body.css.isEmpty
      ? .null : .string(links.address(of: stylesheet(of: page), from: page.output))
    value["previous"] = neighbour(previous)
    value["next"] = neighbour(next)
    value["hasNeighbours"] = .bool(previous != nil || next != nil)
    let entries = page.document.tableOfContents().flatMap {
      [($0, false)] + $0.children.map { ($0, true) }
    }
    value["hasContents"] = .bool(entries.count > 1)
    value["contents"] = .list(
      entries.map { entry, isNested in
        ["id": .string(entry.id), "title": .string(entry.title), "isNested": .bool(isNested)]
      })
    value["markdown"] = .string(links.address(of: page.stem + ".md", from: page.output))
    value["edit"] = .string(settings.edit.map { $0 + SiteLinks.encoded(page.path) })
    return whole(value, output: page.output, current: page)
  }

  private func baseValue(
    _ title: String, _ description: String?, output: String, current: SitePage?
  ) -> [String: MustacheValue] {
    let isHome = current?.isHome ?? false
    return [
      "title": .string(title),
      "fullTitle": .string(
        isHome || title == settings.title ? title : title + " · " + settings.title),
      "description": .string(description),
      "canonical": .string(current == nil ? nil : links.canonical(output)),
      "stylesheet": .null,
    ]
  }

  private func whole(
    _ page: [String: MustacheValue], output: String, current: SitePage?
  ) -> MustacheValue {
    [
      "page": .object(page),
      "site": siteValue,
      "links": linksValue(from: output),
      "sections": sectionsValue(from: output, current: current),
      "presets": .list(
        (["default"] + presets.filter { $0 != "default" }).map {
          ["value": .string($0), "title": .string($0.prefix(1).uppercased() + $0.dropFirst())]
        }),
    ]
  }

  private var siteValue: MustacheValue {
    let rightToLeft = ["ar", "dv", "fa", "he", "ku", "ps", "ur", "yi"]
    let language = settings.language.split(separator: "-").first.map(String.init) ?? "en"
    return [
      "title": .string(settings.title),
      "description": .string(settings.description),
      "language": .string(settings.language),
      "direction": rightToLeft.contains(language) ? "rtl" : "ltr",
      "repository": .string(settings.repository),
      "policy": .string(
        Self.policy + (configuration.allowsLiveReload ? "; connect-src 'self'" : "")),
    ]
  }

  /// The policy that every page states and keeps.
  static let policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
    + "require-trusted-types-for 'script'"

  private func linksValue(from output: String) -> MustacheValue {
    let gallery = navigation.sections.first { section in
      section.pages.contains { index in
        configuration.examples.contains { $0.page == pages[index].path }
      }
    }
    return [
      "root": .string(links.root(from: output)),
      "home": .string(links.address(of: "index.html", from: output)),
      "gallery": .string(
        gallery.flatMap(\.pages.first).map { links.address(of: pages[$0].output, from: output) }),
    ]
  }

  private func sectionsValue(from output: String, current: SitePage?) -> MustacheValue {
    let opensAll = pages.count <= Navigation.openPageLimit
    return .list(
      navigation.sections.enumerated().map { number, section in
        let isCurrent = current.map { $0.section ?? "" == section.title && !$0.isHome } ?? false
        let isOpen = opensAll || isCurrent
        let items = section.pages.map { index -> MustacheValue in
          [
            "title": .string(pages[index].navigationTitle),
            "url": .string(links.address(of: pages[index].output, from: output)),
            "isCurrent": .bool(pages[index].path == current?.path),
          ]
        }
        let first = section.pages.first.map { links.address(of: pages[$0].output, from: output) }
        return [
          "id": .string("section-\(number + 1)"),
          "title": .string(section.title.isEmpty ? settings.title : section.title),
          "url": .string(first),
          "isOpen": .bool(isOpen),
          "pages": isOpen ? .list(items) : [],
        ]
      })
  }

  // MARK: Pages that no Markdown file makes

  private mutating func writeStartPage(missing: inout Set<MustacheTemplate.MissingName>) {
    let page = baseValue(
      settings.title, settings.description, output: "index.html", current: nil)
    write(
      whole(page, output: "index.html", current: nil), "not-found", to: "index.html",
      missing: &missing)
  }

  private mutating func writeNotFound(missing: inout Set<MustacheTemplate.MissingName>) {
    // A server shows this page for any address, so that its links cannot be relative.
    let relative = links
    if links.base == nil, let root = try? BaseURL(parsing: "/") { useLinks(SiteLinks(base: root)) }
    let page = baseValue(
      "Page not found", "There is no page at this address.", output: "404.html", current: nil)
    write(
      whole(page, output: "404.html", current: nil), "not-found", to: "404.html", missing: &missing)
    useLinks(relative)
  }
}

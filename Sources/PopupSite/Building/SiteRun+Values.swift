// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

internal import PopupMarkdown

/// What the templates are given.
extension SiteRun {
  mutating func value(of page: SitePage, at position: Int, body: PageBody) -> MustacheValue {
    let previous = position > 0 ? pages[navigation.sequence[position - 1]] : nil
    let next =
      position + 1 < navigation.sequence.count
      ? pages[navigation.sequence[position + 1]] : nil
    let links = links
    let neighbour = { (other: SitePage?) -> MustacheValue in
      guard let other else { return .null }
      return [
        "title": .string(other.navigationTitle),
        "url": .string(links.address(of: other.output, from: page.output)),
      ]
    }
    var value = baseValue(page.title, page.description, output: page.output, current: page)
    value["content"] = .text(body.bytes)
    value["hasDemos"] = .bool(body.demoCount > 0)
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

  func baseValue(
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
      "hasDemos": false,
    ]
  }

  mutating func whole(
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
      "kitStyles": .string(links.root(from: output) + kitStyles),
      "gallery": .string(
        gallery.flatMap(\.pages.first).map { links.address(of: pages[$0].output, from: output) }),
    ]
  }

  /// The kit's style sheet, the small one if there is one.
  private var kitStyles: String {
    let small = "popup-kit.min.css"
    return "kit/" + (configuration.kitFiles[small] == nil ? "popup-kit.css" : small)
  }

  /// The sidebar's sections as a page sees them.
  ///
  /// All that differs between two pages of a folder is which section is open and which page is the
  /// current one.
  private mutating func sectionsValue(
    from output: String, current: SitePage?
  ) -> MustacheValue {
    let opensAll = pages.count <= Navigation.openPageLimit
    let root = links.root(from: output)
    let templates = sidebars[root] ?? sidebar(root: root, opensAll: opensAll)
    sidebars[root] = templates
    guard let current, let place = navigation.places[current.path] else {
      return .list(templates.map { .object($0.closed) })
    }
    var sections = templates.map { MustacheValue.object($0.closed) }
    let (number, row) = place
    var items = templates[number].pages
    if case .object(var item) = items[row] {
      item["isCurrent"] = true
      items[row] = .object(item)
    }
    var open = templates[number].closed
    open["isOpen"] = true
    open["pages"] = .list(items)
    sections[number] = .object(open)
    return .list(sections)
  }

  /// A section of the sidebar before a page opens it.
  struct SidebarSection {
    var closed: [String: MustacheValue]
    var pages: [MustacheValue]
  }

  private func sidebar(root: String, opensAll: Bool) -> [SidebarSection] {
    navigation.sections.enumerated().map { number, section in
      let items = section.pages.map { index -> MustacheValue in
        [
          "title": .string(pages[index].navigationTitle),
          "url": .string(links.address(of: pages[index].output, root: root)),
          "isCurrent": false,
        ]
      }
      let first = section.pages.first.map { links.address(of: pages[$0].output, root: root) }
      return SidebarSection(
        closed: [
          "id": .string("section-\(number + 1)"),
          "title": .string(section.title.isEmpty ? settings.title : section.title),
          "url": .string(first),
          "isOpen": .bool(opensAll),
          "pages": opensAll ? .list(items) : [],
        ], pages: items)
    }
  }
}

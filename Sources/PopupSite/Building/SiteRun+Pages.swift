// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

internal import PopupMarkdown

extension SiteRun {
  typealias DemoRenderer = @MainActor (_ example: DemoExample, _ id: String) throws -> RenderedDemo

  /// Renders every page and the page for addresses that lead nowhere.
  ///
  /// - Parameter previous: the pages of the last build, which are used again where neither the page
  ///   nor anything that other pages show of the site has changed.
  /// - Returns: the pages of this build.
  @MainActor
  mutating func renderPages(
    reusing previous: [String: RenderedPage], demo: DemoRenderer
  ) -> [String: RenderedPage] {
    let resolver = LinkResolver(pages: pages, files: Set(files.keys), links: links)
    let environment = environment
    var rendered: [String: RenderedPage] = [:]
    for (position, index) in navigation.sequence.enumerated() {
      let page = pages[index]
      let old = previous[page.path]
      let isSame = old.map { $0.environment == environment && $0.source == page.source } ?? false
      var result =
        if isSame, let old { old } else {
          render(page, at: position, resolver: resolver, demo: demo)
        }
      result.environment = environment
      take(result)
      rendered[page.path] = result
    }
    var missing: Set<MustacheTemplate.MissingName> = []
    if !pages.contains(where: \.isHome) { writeStartPage(missing: &missing) }
    writeNotFound(missing: &missing)
    addProblems(missing)
    return rendered
  }

  @MainActor
  private mutating func render(
    _ page: SitePage, at position: Int, resolver: LinkResolver, demo: DemoRenderer
  ) -> RenderedPage {
    var missing: Set<MustacheTemplate.MissingName> = []
    var body = PageBody(page: page, examples: examples(of: page), resolver: resolver)
    body.render(with: templates, demo: demo, missing: &missing)
    let value = value(of: page, at: position, body: body)
    let template = templates.pages[page.template] ?? templates.pages["page"]
    let html = template?.render(value, partials: templates.partials, missing: &missing) ?? []
    var files = body.sourceFiles
    files[page.output] = html
    files[page.stem + ".md"] = page.markdown
    if !body.css.isEmpty { files[stylesheet(of: page)] = Array(body.css.utf8) }
    return RenderedPage(
      source: page.source, files: files, searchEntries: searchEntries(of: page),
      demoCount: body.demoCount, problems: body.problems,
      missing: missing)
  }

  private mutating func take(_ result: RenderedPage) {
    files.merge(result.files) { _, new in new }
    searchEntries += result.searchEntries
    problems += result.problems
    report.demos += result.demoCount
    addProblems(result.missing)
  }

  private mutating func addProblems(_ missing: Set<MustacheTemplate.MissingName>) {
    for name in missing {
      problems.append(
        SiteDiagnostic(
          .warning, file: name.file, line: name.line, column: 1,
          message: "the template uses '\(name.name)', which this page does not have"
            + Suggestion.clause(for: name.name, in: name.known)))
    }
  }

  /// A number for everything that a page shows of the rest of the site.
  private var environment: Int {
    var hasher = Hasher()
    for page in pages {
      hasher.combine(page.output)
      hasher.combine(page.navigationTitle)
      hasher.combine(page.section)
      hasher.combine(page.order)
      hasher.combine(page.anchors)
    }
    hasher.combine(settings)
    hasher.combine(links.base)
    hasher.combine(presets)
    hasher.combine(templates.fingerprint)
    hasher.combine(files.count)
    for name in files.keys.sorted() { hasher.combine(name) }
    for example in configuration.examples { hasher.combine(example.source) }
    hasher.combine(configuration.allowsLiveReload)
    return hasher.finalize()
  }

  private func examples(of page: SitePage) -> [DemoExample] {
    configuration.examples.filter { $0.page == page.path }
  }

  func stylesheet(of page: SitePage) -> String { "assets/pages/\(page.stem).css" }

  private mutating func write(
    _ value: MustacheValue, _ name: String, to output: String,
    missing: inout Set<MustacheTemplate.MissingName>
  ) {
    guard let template = templates.pages[name] ?? templates.pages["page"] else { return }
    files[output] = template.render(value, partials: templates.partials, missing: &missing)
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

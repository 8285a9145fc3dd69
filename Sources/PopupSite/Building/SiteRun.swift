// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

internal import PopupMarkdown

/// One build, from reading to the finished files in memory.
struct SiteRun {
  let configuration: SiteConfiguration
  var settings = SiteSettings()
  var templates: TemplateSet
  /// The Markdown files by path.
  private(set) var sources: [String: [UInt8]] = [:]
  private(set) var pages: [SitePage] = []
  var files: [String: [UInt8]] = [:]
  var problems: [SiteDiagnostic] = []
  var report = SiteReport()
  /// The lines of the search index so far.
  var searchEntries: [UInt8] = []

  /// Where each output file comes from, so that a clash can name both.
  private var origins: [String: String] = [:]

  private(set) var navigation = Navigation([], sections: [])
  private(set) var links = SiteLinks(base: nil)
  private(set) var presets: [String] = []
  /// The sidebar by the way to the root, which is all that changes its addresses.
  var sidebars: [String: [SidebarSection]] = [:]

  init(configuration: SiteConfiguration) {
    self.configuration = configuration
    templates = TemplateSet()
  }

  // MARK: Reading

  mutating func readInput() {
    readSettings()
    templates = TemplateSet(directory: configuration.templates, problems: &problems)
    readDocs()
    for (name, bytes) in templates.assets {
      add(file: name, bytes, from: configuration.templates + "/site/" + name)
    }
    for (name, bytes) in configuration.kitFiles { add(file: "kit/" + name, bytes, from: "the kit") }
    guard let site = configuration.site, FileSystem.kind(of: site + "/static") == .directory else {
      return
    }
    copyFiles(in: site + "/static") { _ in true }
  }

  private mutating func readSettings() {
    guard let site = configuration.site else { return }
    let file = site + "/site.json"
    guard FileSystem.kind(of: file) != nil else { return }
    do {
      settings = SiteSettings(json: try FileSystem.read(file), file: file, problems: &problems)
    } catch {
      problems.append(SiteDiagnostic(.error, file: file, message: "\(error)"))
    }
  }

  private mutating func readDocs() {
    let docs = configuration.docs
    guard FileSystem.kind(of: docs) == .directory else {
      problems.append(
        SiteDiagnostic(
          .error, file: docs,
          message: "there is no docs folder here; make one with an 'index.md', or name another "
            + "with --docs"))
      return
    }
    copyFiles(in: docs) { !$0.hasSuffix(".md") }
    do {
      for name in try FileSystem.files(below: docs) where name.hasSuffix(".md") {
        sources[name] = try FileSystem.read(docs + "/" + name)
      }
    } catch {
      problems.append(SiteDiagnostic(.error, file: error.path, message: "\(error)"))
    }
    if sources.isEmpty, problems.isEmpty {
      problems.append(
        SiteDiagnostic(
          .error, file: docs, message: "there is no Markdown file in this folder; add an 'index.md'"
        )
      )
    }
  }

  private mutating func copyFiles(in directory: String, where isIncluded: (String) -> Bool) {
    do {
      for name in try FileSystem.files(below: directory) where isIncluded(name) {
        add(file: name, try FileSystem.read(directory + "/" + name), from: directory + "/" + name)
      }
    } catch {
      problems.append(SiteDiagnostic(.error, file: error.path, message: "\(error)"))
    }
  }

  // MARK: Collecting

  mutating func add(path: String, file: String, source: [UInt8], document: MarkdownDocument) {
    let page = SitePage(
      path: path, file: file, source: source, document: document, problems: &problems)
    if templates.pages[page.template] == nil, page.template != "home" {
      let entry = page.document.frontMatter.entry("template")
      problems.append(
        SiteDiagnostic(
          .error, file: file, line: entry?.line ?? 1, column: 1,
          message: "there is no template '\(page.template).html'"
            + Suggestion.clause(for: page.template, in: templates.pages.keys.sorted())))
    }
    pages.append(page)
    claim(page.output, for: file)
  }

  mutating func add(file name: String, _ bytes: [UInt8], from origin: String) {
    claim(name, for: origin)
    files[name] = bytes
  }

  private mutating func claim(_ output: String, for origin: String) {
    if let other = origins[output] {
      problems.append(
        SiteDiagnostic(
          .error, file: origin, line: origin.hasSuffix(".md") ? 1 : nil,
          column: origin.hasSuffix(".md") ? 1 : nil,
          message: "'\(output)' is also written by \(other); rename one, or give one a 'slug'"))
    }
    origins[output] = origin
  }

  /// Order, addresses and presets, once every page is known.
  mutating func prepare() {
    navigation = Navigation(pages, sections: settings.sections)
    links = SiteLinks(base: configuration.baseURL ?? settings.baseURL)
    presets = configuration.kitFiles.keys.sorted().compactMap { name in
      guard name.hasPrefix("themes/"), name.hasSuffix(".css") else { return nil }
      return String(name.dropFirst("themes/".count).dropLast(".css".count))
    }
  }

  mutating func useLinks(_ links: SiteLinks) {
    self.links = links
    sidebars = [:]
  }

  // MARK: Ending

  mutating func measure(_ name: String, _ body: (inout SiteRun) -> Void) {
    let start = FileSystem.seconds
    body(&self)
    report.timings.append((name, FileSystem.seconds - start))
  }

  func stopOnErrors() throws(SiteError) {
    if problems.contains(where: { $0.severity == .error }) { throw SiteError(problems) }
  }

  mutating func raiseWarnings() {
    for index in problems.indices { problems[index].severity = .error }
  }

  func finishedReport() -> SiteReport {
    var report = report
    report.pages = pages.count
    report.files = files.count
    report.bytes = files.values.reduce(0) { $0 + $1.count }
    report.warnings = Array(Set(problems)).sorted()
    return report
  }
}

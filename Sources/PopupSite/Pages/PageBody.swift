// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

internal import PopupMarkdown
internal import PopupMarkup

/// The content of a page: its Markdown as HTML, with the demos live.
struct PageBody {
  let page: SitePage
  let examples: [DemoExample]
  let resolver: LinkResolver

  private(set) var bytes: [UInt8] = []
  /// The first demo, on a page whose template shows it above the text.
  private(set) var hero: [UInt8]?
  /// What the page's demos need beyond the kit's style sheet.
  private(set) var css = ""
  /// The sources of demos that are too long for their panels, by output path.
  private(set) var sourceFiles: [String: [UInt8]] = [:]
  private(set) var demoCount = 0
  private(set) var problems: [SiteDiagnostic] = []

  private static let scenes = ["dusk", "lake", "dunes", "night"]

  init(page: SitePage, examples: [DemoExample], resolver: LinkResolver) {
    self.page = page
    self.examples = examples
    self.resolver = resolver
  }

  @MainActor
  mutating func render(
    with templates: TemplateSet, demo render: SiteRun.DemoRenderer,
    missing: inout Set<MustacheTemplate.MissingName>
  ) {
    // The renderer asks back for every block of code and every link; what the answers need is
    // kept here, since its closures may not change this value.
    let state = State()
    let demos = renderDemos(with: templates, demo: render, missing: &missing)
    var renderer = MarkdownRenderer()
    let (page, resolver) = (page, resolver)
    renderer.renderCodeBlock = { block in demos[block.line].map { [.trusted($0)] } }
    renderer.rewriteLink = { url, line in
      do throws(LinkResolver.Problem) {
        return try resolver.resolve(url, in: page)
      } catch {
        state.problems.append(
          SiteDiagnostic(
            .error, file: page.file, line: line, column: page.column(of: url, line: line),
            message: error.message))
        return url
      }
    }
    bytes = renderer.render(page.document)
    problems += state.problems
  }

  private final class State {
    var problems: [SiteDiagnostic] = []
  }

  /// The live demos by the line of their fence.
  @MainActor
  private mutating func renderDemos(
    with templates: TemplateSet, demo render: SiteRun.DemoRenderer,
    missing: inout Set<MustacheTemplate.MissingName>
  ) -> [Int: [UInt8]] {
    var result: [Int: [UInt8]] = [:]
    var rules: [String] = []
    var labels: [String: Int] = [:]
    for block in page.document.codeBlocks
    where block.info.language == "swift" && block.info.has("demo") {
      guard let example = example(for: block) else { continue }
      demoCount += 1
      let id = "demo-\(demoCount)"
      do {
        let demo = try render(example, "d\(demoCount)")
        problems += demo.diagnostics
        if !demo.css.isEmpty, !rules.contains(demo.css) { rules.append(demo.css) }
        let title = block.info["title"] ?? heading(before: block.line)
        let use = (labels[title] ?? 0) + 1
        labels[title] = use
        let label = use == 1 ? title : "\(title) (\(use))"
        let value = value(of: demo, block: block, id: id, label: label)
        let html =
          templates.partials["demo"]?.render(
            value, partials: templates.partials, missing: &missing) ?? []
        if page.template == "home", hero == nil {
          hero = html
          result[block.line] = []
        } else {
          result[block.line] = html
        }
      } catch {
        problems.append(
          SiteDiagnostic(
            .error, file: page.file, line: block.fenceLine, column: 1,
            message: "this demo cannot be rendered: \(error)"))
      }
    }
    css = rules.joined(separator: "\n")
    return result
  }

  private mutating func example(for block: CodeBlock) -> DemoExample? {
    let sameCode = examples.filter { $0.source.trimmedLines == block.code.trimmedLines }
    let atSameLine = sameCode.first { $0.line == block.line || $0.line == block.fenceLine }
    if let example = atSameLine ?? sameCode.first {
      return example
    }
    let reason =
      examples.isEmpty
      ? "the examples of this page are not compiled in"
      : "it changed since the examples were compiled"
    problems.append(
      SiteDiagnostic(
        .warning, file: page.file, line: block.fenceLine, column: 1,
        message: "this demo is shown as code only: \(reason); build the package again"))
    return nil
  }

  private func heading(before line: Int) -> String {
    let heading = page.document.headings.last { $0.line < line }
    return heading?.content.plainText ?? page.title
  }

  private mutating func value(
    of demo: RenderedDemo, block: CodeBlock, id: String, label: String
  ) -> MustacheValue {
    let name = "assets/demos/\(page.stem)-\(demoCount)"
    let panels = [
      DemoPanel(name: "swift", title: "Swift", language: "swift", code: block.code),
      DemoPanel(name: "html", title: "HTML", language: "html", code: demo.prettyHTML)
        .cut(file: name + ".html.txt", files: &sourceFiles),
      DemoPanel(name: "css", title: "CSS", language: "css", code: CSSLayout.pretty(demo.css))
        .cut(file: name + ".css.txt", files: &sourceFiles),
    ]
    let (page, resolver) = (page, resolver)
    return [
      "id": .string(id),
      "label": .string(label),
      "scene": .string(Self.scenes[(demoCount - 1) % Self.scenes.count]),
      "html": .string(demo.html),
      "panels": .list(
        panels.map { panel in
          panel.value(id: id, isFirst: panel.name == "swift") { file in
            resolver.address(of: file, in: page)
          }
        }),
    ]
  }
}

extension CodeBlock {
  /// The line of the fence, where `line` is the first line of the code.
  fileprivate var fenceLine: Int { isFenced ? line - 1 : line }
}

extension String {
  /// Without white space at the ends of lines and empty lines at both ends.
  fileprivate var trimmedLines: [Substring] {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.last { !$0.isWhitespace } == nil
        ? "" : line[...(line.lastIndex { !$0.isWhitespace } ?? line.startIndex)]
    }
    while lines.last == "" { lines.removeLast() }
    while lines.first == "" { lines.removeFirst() }
    return lines
  }
}

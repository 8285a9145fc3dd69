// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupMarkdown

/// Writes the Swift file of one page.
///
/// Code from the page keeps its columns and, through `#sourceLocation`, its file and lines, so
/// that the compiler's errors point into the Markdown.
struct PageGenerator {
  /// The path below the docs folder, which examples are known by.
  let page: String
  /// The path that the compiler names, from the package's root.
  let file: String
  let prelude: Prelude
  private var output = ""

  struct Prelude {
    var text: String
    /// The path that the compiler names.
    var file: String
  }

  init(page: String, file: String, prelude: Prelude) {
    self.page = page
    self.file = file
    self.prelude = prelude
  }

  mutating func generate(_ fences: [Fence]) -> String {
    output = ""
    line("// Generated from \(file). Edit that page instead.")
    line("import PopupKit")
    for fence in fences {
      switch fence.mode {
      case .view: writeView(fence)
      case .statements: writeStatements(fence)
      case .file: writeFile(fence)
      case .nocompile: continue
      }
    }
    writeList(fences)
    return output
  }

  // MARK: Fences

  private mutating func writeView(_ fence: Fence) {
    openStruct(fence)
    line("  var body: some View {")
    writeCode(fence, lines: 0..<fence.lines.count)
    writeUses(fence, "let _ =")
    line("  }")
    line("}")
  }

  /// Uses the values that a fence declares: one that only shows them is no reason for a warning.
  private mutating func writeUses(_ fence: Fence, _ prefix: String) {
    for case .value(let name, _) in fence.outline.statements.map(\.kind) where !name.isEmpty {
      line("    \(prefix) \(name)")
    }
  }

  private mutating func writeFile(_ fence: Fence) {
    line("")
    writeCode(fence, lines: 0..<fence.lines.count)
  }

  /// Statements run when their button is pressed.
  ///
  /// A view that a live fence starts from
  /// `YourContentView()` is shown beside the button instead of being built for nothing.
  private mutating func writeStatements(_ fence: Fence) {
    let statements = fence.outline.statements
    let firstValue = statements.firstIndex { if case .value = $0.kind { true } else { false } }
    let shown = statements.indices.filter { index in
      statements[index].kind == .construction("YourContentView") && fence.isLive
        && index < firstValue ?? statements.count
    }
    openStruct(fence)
    line("  func run() {")
    for (index, statement) in statements.enumerated() where !shown.contains(index) {
      var isUnused = false
      if case .construction = statement.kind { isUnused = true }
      writeCode(
        fence, lines: statement.lines, ignoringResultAt: isUnused ? statement.firstLine : nil)
    }
    writeUses(fence, "_ =")
    line("  }")
    line("  var body: some View {")
    line("    VStack(spacing: 12) {")
    for index in shown { writeCode(fence, lines: statements[index].lines) }
    // The renderer's diagnostics about the button belong to the fence.
    location(fence.line - 1)
    line("      Button(\(SwiftNaming.literal(fence.label))) { run() }")
    line("#sourceLocation()")
    line("    }")
    line("    .dfToast()")
    line("  }")
    line("}")
  }

  private mutating func openStruct(_ fence: Fence) {
    line("")
    line("@MainActor")
    line("private struct \(typeName(fence)): View {")
    line("#sourceLocation(file: \(SwiftNaming.literal(prelude.file)), line: 1)")
    output += prelude.text
    if !prelude.text.hasSuffix("\n") { line("") }
    line("#sourceLocation()")
  }

  private mutating func writeCode(
    _ fence: Fence, lines: Range<Int>, ignoringResultAt ignored: Int? = nil
  ) {
    guard !lines.isEmpty else { return }
    location(fence.line + lines.lowerBound)
    for number in lines {
      let text = fence.lines[number]
      if number == ignored {
        let indentation = text.prefix { $0 == " " || $0 == "\t" }
        line("\(indentation)_ = \(text.dropFirst(indentation.count))")
      } else {
        line(String(text))
      }
    }
    line("#sourceLocation()")
  }

  // MARK: List

  private mutating func writeList(_ fences: [Fence]) {
    line("")
    line("enum Examples_\(SwiftNaming.identifier(page)) {")
    line("  static let uncompiledCount = \(fences.count { $0.mode == .nocompile })")
    line("  static let all: [DocExample] = [")
    for fence in fences where fence.mode != .nocompile {
      line("    DocExample(")
      line("      page: \(SwiftNaming.literal(page)), index: \(fence.index), line: \(fence.line),")
      line("      source: \(SwiftNaming.literal(fence.code)), isLive: \(fence.isLive)")
      line("    ) {")
      writeRoot(fence)
      line("    },")
    }
    line("  ]")
    line("}")
  }

  private mutating func writeRoot(_ fence: Fence) {
    guard fence.mode == .file else { return line("      AnyView(\(typeName(fence))())") }
    guard let root = fence.root else { return line("      AnyView(EmptyView())") }
    location(fence.line - 1)
    line("      AnyView(\(root))")
    line("#sourceLocation()")
  }

  // MARK: Helpers

  private func typeName(_ fence: Fence) -> String {
    "Example_\(SwiftNaming.identifier(page))_\(fence.index)"
  }

  private mutating func location(_ number: Int) {
    line("#sourceLocation(file: \(SwiftNaming.literal(file)), line: \(number))")
  }

  private mutating func line(_ text: String) {
    output += text
    output += "\n"
  }
}

extension Fence {
  /// The lines of the code, without the empty one after the last line feed.
  var lines: [Substring] {
    var lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}

// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupMarkdown

/// A `swift` fence of a page, and how it is compiled.
struct Fence: Equatable {
  enum Mode: String, CaseIterable {
    /// Goes into a view's body.
    case view
    /// Goes into a function that a button calls.
    case statements
    /// Stands at file scope.
    case file
    /// Is not compiled, only counted.
    case nocompile
  }

  var mode: Mode
  /// Whether the docs show it live under its code.
  var isLive: Bool
  /// The view to show for a `file` fence, as an expression.
  var root: String?
  /// The title of the button that runs a `statements` fence.
  var label: String
  /// Its position among the page's code blocks, from 1.
  var index: Int
  /// The line of the first line of code.
  var line: Int
  var code: String
  var outline: SwiftOutline
}

/// The `swift` fences of a page.
struct FenceReader {
  private static let words = ["demo"] + Fence.Mode.allCases.map(\.rawValue)
  private static let keys = ["id", "label", "root", "title"]

  let path: String
  private(set) var fences: [Fence] = []
  private(set) var diagnostics: [MarkdownDiagnostic] = []

  init(_ document: MarkdownDocument) {
    path = document.path
    for block in document.codeBlocks where block.info.language == "swift" { read(block) }
  }

  private mutating func read(_ block: CodeBlock) {
    let info = block.info
    checkNames(info, block.line - 1)
    let outline = SwiftOutline(block.code)
    let modes = Fence.Mode.allCases.filter { info.has($0.rawValue) }
    if modes.count > 1 {
      report(.severalModes(modes.map(\.rawValue)), block.line - 1)
    }
    let isLive = info.has("demo")
    let mode = modes.first ?? (isLive ? .view : outline.likelyMode)
    if isLive, mode == .nocompile { report(.liveWithoutCompiling, block.line - 1) }
    if isLive, mode == .file, info["root"] == nil {
      report(.rootMissing(example: outline.types.last), block.line - 1)
    }
    if mode != .file, info["root"] != nil { report(.rootWithoutFile, block.line - 1) }
    if mode != .statements, info["label"] != nil {
      report(.labelWithoutStatements, block.line - 1)
    }
    fences.append(
      Fence(
        mode: mode, isLive: isLive, root: info["root"], label: info["label"] ?? "Run",
        index: block.index, line: block.line, code: block.code, outline: outline))
  }

  private mutating func checkNames(_ info: FenceInfo, _ line: Int) {
    for word in info.words
    where !Self.words.contains(word) && !word.hasPrefix("{") {
      report(.unknownWord(word, nearest: nearest(word, Self.words), known: Self.words), line)
    }
    for value in info.values where !Self.keys.contains(value.key) {
      report(
        .unknownWord(value.key, nearest: nearest(value.key, Self.keys), known: Self.keys), line)
    }
  }

  private mutating func report(_ problem: FenceProblem, _ line: Int) {
    diagnostics.append(problem.diagnostic(file: path, line: line))
  }
}

// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupMarkdown

/// Writes the list of all pages' examples, and finds what pages cannot know alone.
struct RegistryGenerator {
  /// The Swift file; it names the pages only, so that an edit within one leaves it as it is.
  static func generate(pages: [String]) -> String {
    var output = """
      // Generated from the Markdown pages. Edit these instead.
      public import PopupKit

      \(exampleType)

      /// The Swift fences of the documentation, compiled.
      public enum DocExamples {
        /// Every compiled fence, by page and position.
        public static let all: [DocExample] = [

      """
    for page in pages { output += "    Examples_\(SwiftNaming.identifier(page)).all,\n" }
    output += """
        ].flatMap { $0 }

        /// How many fences say `nocompile`.
        public static let uncompiledCount = [

      """
    for page in pages {
      output += "    Examples_\(SwiftNaming.identifier(page)).uncompiledCount,\n"
    }
    return output + "  ].reduce(0, +)\n}\n"
  }

  /// The element type, generated with the list so that a target needs nothing but its pages.
  private static let exampleType = """
    /// A Swift fence of the documentation, compiled.
    public struct DocExample: Sendable, Identifiable {
      /// The page's path below the docs folder.
      public let page: String
      /// The fence's position among the code blocks of its page, from 1.
      public let index: Int
      /// The line of its first line of code when it was compiled.
      public let line: Int
      /// The fence's content when it was compiled.
      public let source: String
      /// Whether the docs show it live under its code.
      public let isLive: Bool
      /// Makes its view: empty for declarations that name no root.
      public let makeView: @MainActor @Sendable () -> AnyView

      init(
        page: String, index: Int, line: Int, source: String, isLive: Bool,
        makeView: @escaping @MainActor @Sendable () -> AnyView
      ) {
        self.page = page
        self.index = index
        self.line = line
        self.source = source
        self.isLive = isLive
        self.makeView = makeView
      }

      /// The page and the position: `toast-queue.md#2`.
      public var id: String { "\\(page)#\\(index)" }
    }
    """

  /// Names that two `file` fences declare: pages share one module, and the compiler's own error
  /// would name generated files.
  static func repeatedNames(_ pages: [(file: String, fences: [Fence])]) -> [MarkdownDiagnostic] {
    var first: [String: (file: String, line: Int)] = [:]
    var diagnostics: [MarkdownDiagnostic] = []
    for (file, fences) in pages {
      for fence in fences where fence.mode == .file {
        for (name, offset) in fence.outline.fileScopeNames {
          let line = fence.line + offset
          if let taken = first[name] {
            diagnostics.append(
              FenceProblem.nameTaken(name, file: taken.file, line: taken.line)
                .diagnostic(file: file, line: line))
          } else {
            first[name] = (file, line)
          }
        }
      }
    }
    return diagnostics
  }
}

// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import Foundation
import PopupMarkdown

/// Extracts the `swift` fences of Markdown pages into Swift files.
///
/// The build-tool plugin runs it; people do not.
///
///     docfences page PAGE FILE INPUT PRELUDE-FILE PRELUDE OUTPUT
///     docfences registry OUTPUT [PAGE FILE INPUT]…
///
/// PAGE is the path below the docs folder, FILE the path that the compiler shall name, INPUT where
/// the page is.
@main
struct Main {
  static func main() {
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }

  private static func run(_ arguments: [String]) throws {
    switch (arguments.first, arguments.count) {
    case ("page", 7): try writePage(Array(arguments.dropFirst()))
    case ("registry", 2...) where arguments.count % 3 == 2:
      try writeRegistry(Array(arguments.dropFirst(2)), to: arguments[1])
    default:
      throw UsageError()
    }
  }

  private struct UsageError: Error, CustomStringConvertible {
    let description = "docfences: error: expected the arguments of DocExamplesPlugin"
  }

  private static func writePage(_ arguments: [String]) throws {
    let (page, file, input) = (arguments[0], arguments[1], arguments[2])
    let prelude = PageGenerator.Prelude(
      text: arguments[4].isEmpty ? "" : try String(contentsOfFile: arguments[4], encoding: .utf8),
      file: arguments[3])
    let reader = try read(input, file: file)
    guard reader.diagnostics.isEmpty else { throw MarkdownError(reader.diagnostics) }
    var generator = PageGenerator(page: page, file: file, prelude: prelude)
    try write(generator.generate(reader.fences), to: arguments[5])
  }

  private static func writeRegistry(_ arguments: [String], to output: String) throws {
    var pages: [String] = []
    var fences: [(file: String, fences: [Fence])] = []
    for index in stride(from: 0, to: arguments.count, by: 3) {
      pages.append(arguments[index])
      // A page with errors reports them in its own run.
      guard let reader = try? read(arguments[index + 2], file: arguments[index + 1]) else {
        continue
      }
      fences.append((arguments[index + 1], reader.fences))
    }
    let repeated = RegistryGenerator.repeatedNames(fences)
    guard repeated.isEmpty else { throw MarkdownError(repeated) }
    try write(RegistryGenerator.generate(pages: pages), to: output)
  }

  private static func read(_ input: String, file: String) throws -> FenceReader {
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: input)))
    return FenceReader(try MarkdownDocument(parsing: bytes, path: file))
  }

  /// Leaves a file alone whose content would stay: what depends on it is then not built again.
  private static func write(_ text: String, to path: String) throws {
    let data = Data(text.utf8)
    if FileManager.default.contents(atPath: path) == data { return }
    try data.write(to: URL(fileURLWithPath: path), options: .atomic)
  }
}

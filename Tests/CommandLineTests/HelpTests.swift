// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import Testing

@Suite struct HelpTests {
  static let options: [(command: String, options: [String])] = [
    ("kit", ["--output DIR", "--theme PRESET|FILE", "--styles LIST"]),
    ("site", ["--docs DIR", "--templates DIR", "--output DIR", "--base-url URL", "--strict"]),
    (
      "preview",
      [
        "--docs DIR", "--templates DIR", "--base-url URL", "--port N", "--host ADDR",
        "--allow-host NAME", "--open",
      ]
    ),
    ("audit", ["--theme PRESET|FILE", "--json"]),
    ("help", []),
  ]

  @Test(arguments: options)
  func explainsEveryOptionWithItsDefaultAndAnExample(
    _ command: String, _ options: [String]
  ) async throws {
    let result = try await PopuplabProcess.run(["help", command])
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    let listed = result.output.split(separator: "\n").filter { $0.hasPrefix("  --") }
      .map { line in String(line.dropFirst(2).prefix { $0 != " " }) }
    let names = options.map { String($0.prefix { $0 != " " }) }
    #expect(listed == names + ["--quiet", "--help"])
    for option in options { #expect(result.output.contains("  \(option)")) }
    let valued = options.count { $0.contains(" ") }
    #expect(result.output.components(of: "(default:") == valued)
    #expect(result.output.contains("Examples:\n  popuplab \(command)"))
    #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test(arguments: options.map(\.command), ["--help", "-h"])
  func givesHelpWhateverElseIsOnTheLine(_ command: String, _ flag: String) async throws {
    let help = try await PopuplabProcess.run(["help", command])
    let result = try await PopuplabProcess.run([command, "--nonsense", flag])
    #expect(result.status == 0)
    #expect(result.output == help.output)
  }

  @Test(arguments: [["--help"], ["help"], ["-h"]])
  func listsTheCommands(_ arguments: [String]) async throws {
    let result = try await PopuplabProcess.run(arguments)
    #expect(result.status == 0)
    for (command, _) in Self.options { #expect(result.output.contains("\n  \(command) ")) }
    #expect(result.output.contains("Exit codes: 0"))
    #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test func printsTheVersion() async throws {
    let result = try await PopuplabProcess.run(["--version"])
    #expect(result.status == 0)
    let version = result.output.wholeMatch(of: /popuplab \d+\.\d+\.\d+\n/)
    #expect(version != nil)
  }
}

extension String {
  /// How often a text is in it.
  fileprivate func components(of text: String) -> Int {
    // Words may be wrapped between the two.
    var count = 0
    var rest = self[...]
    while let range = rest.firstRange(of: text) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}

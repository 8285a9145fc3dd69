// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite struct CompletionTests {
  @Test(arguments: ["bash", "zsh", "fish"])
  func knowsEveryCommandAndOption(_ shell: String) async throws {
    let script = try await PopuplabProcess.run(["--completions", shell])
    #expect(script.status == 0)
    for (command, options) in HelpTests.options {
      #expect(script.output.contains(command))
      for option in options {
        let name = option.prefix { $0 != " " }
        // fish names long options without their dashes.
        let written = shell == "fish" ? "-l \(name.dropFirst(2)) " : String(name)
        #expect(script.output.contains(written), "\(command) \(name)")
      }
    }
  }

  @Test(arguments: [
    (["si"], ["site"]), (["kit", "--th"], ["--theme"]), (["help", "pre"], ["preview"]),
    (["site", "--st"], ["--strict"]), (["kit", "--theme", "sla"], ["slate"]),
    (["--completions", ""], ["bash", "zsh", "fish"]),
  ])
  func completesInBash(_ words: [String], _ expected: [String]) async throws {
    let folder = try TemporaryFolder()
    let script = try await PopuplabProcess.run(["--completions", "bash"])
    let line = (["popuplab"] + words).map { "'\($0)'" }.joined(separator: " ")
    try folder.write(
      script.output
        + """

        COMP_WORDS=(\(line))
        COMP_CWORD=\(words.count)
        _popuplab
        printf '%s\\n' "${COMPREPLY[@]}"
        """, to: "try.bash")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["bash", folder.path("try.bash")]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let replies = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    #expect(replies == expected)
  }
}

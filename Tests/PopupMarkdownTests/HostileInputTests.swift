// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupMarkdown
import Testing

@Suite("Hostile Markdown")
struct HostileInputTests {
  @Test(
    "Bytes that are not UTF-8 are an error with line and column",
    arguments: [
      [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xE2, 0x82], [0x80],
      [0xF0, 0x80, 0x80, 0x80], [0xE2, 0x28, 0xA1],
    ] as [[UInt8]])
  func invalidUTF8(bytes: [UInt8]) {
    let page = Array("ok é\nab".utf8) + bytes
    #expect {
      try MarkdownDocument(parsing: page, path: "a.md")
    } throws: { error in
      "\(error)"
        == "a.md:2:3: error: the bytes here are not UTF-8; save the file as UTF-8"
    }
  }

  @Test("Valid UTF-8 of every length passes")
  func validUTF8() throws {
    #expect(try html("é€😀\u{10FFFF}\u{D7FF}\u{E000}") == "<p>é€😀\u{10FFFF}\u{D7FF}\u{E000}</p>")
    #expect(try html("a\u{0}b") == "<p>a\u{FFFD}b</p>")
  }

  @Test("Limits end in errors, and soon")
  func limits() {
    let clock = ContinuousClock()
    let time = clock.measure {
      #expect(errors(String(repeating: "a", count: 1 << 20 + 1)).count == 1)
      #expect(errors(String(repeating: "> ", count: 60_000)).count == 1)
      #expect(errors(String(repeating: "- ", count: 101) + "x").count == 1)
      #expect(errors(String(repeating: "1. ", count: 101) + "x").count == 1)
      #expect(errors(String(repeating: "|", count: 80_000)).count == 1)
      let columns = String(repeating: "a|", count: 66) + "\n" + String(repeating: "-|", count: 66)
      #expect(errors(columns).count == 1)
      #expect(errors("a|b\n-|-\n" + String(repeating: "c|d\n", count: 2001)).count == 1)
      #expect(
        errors(String(repeating: "*a **b ", count: 300) + String(repeating: "c** d*", count: 300))
          .count == 1)
    }
    #expect(time < .seconds(5))
  }

  @Test("What real pages hold stays within the limits")
  func withinLimits() throws {
    _ = try parse(String(repeating: "> ", count: 99) + "x")
    _ = try parse("a|b\n-|-\n" + String(repeating: "c|d\n", count: 2000))
    _ = try parse(String(repeating: "a|", count: 64) + "\n" + String(repeating: "-|", count: 64))
    _ = try parse(String(repeating: "_", count: 60_000))
    _ = try parse(String(repeating: "![l", count: 20_000))
  }

  @Test("Pages parsed in parallel come out the same")
  func parallel() async throws {
    let page = "a ~~b~~ | c\n\n|x|y|\n|-|-|\n|~~z~~|`w`|\n\n- [x] t\n"
    let expected = MarkdownRenderer().render(try parse(page))
    let results = try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<400 {
        group.addTask { MarkdownRenderer().render(try parse(page)) == expected }
      }
      return try await group.reduce(into: [Bool]()) { $0.append($1) }
    }
    #expect(results.allSatisfy { $0 })
  }
}

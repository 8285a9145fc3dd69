// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite struct SiteCommandTests {
  @Test func buildsTheSiteByItsDefaults() async throws {
    let folder = try Fixture.site()
    let result = try await PopuplabProcess.run(["site"], in: folder.path)
    #expect(result.status == 0, "\(result.errors)")
    #expect(folder.exists("Site/public/index.html"))
    #expect(folder.exists("Site/public/guide.html"))
    #expect(folder.exists("Site/public/.popuplab"))
    #expect(folder.exists("Site/public/kit/popup-kit.css"))
    #expect(folder.exists("Site/public/kit/popup-kit.js"))
    let page = folder.files("Site/public")["index.html"].map { String(decoding: $0, as: UTF8.self) }
    #expect(page?.contains("Fixture") == true)
  }

  @Test func givesTheSameBytesTwiceAndInAnotherFolder() async throws {
    let first = try Fixture.site()
    let second = try Fixture.site()
    #expect(try await PopuplabProcess.run(["site"], in: first.path).status == 0)
    let files = first.files("Site/public")
    #expect(try await PopuplabProcess.run(["site"], in: first.path).status == 0)
    #expect(first.files("Site/public") == files)
    #expect(try await PopuplabProcess.run(["site"], in: second.path).status == 0)
    #expect(second.files("Site/public") == files)
  }

  struct BadInput: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var file: String
    var content: [UInt8]
    var error: String
  }

  @Test(arguments: [
    BadInput(
      testDescription: "unknown front matter", file: "Docs/guide.md",
      content: Array("---\ntitel: Guide\n---\n".utf8),
      error: "Docs/guide.md:2:1: error: 'titel' is not a front-matter key"),
    BadInput(
      testDescription: "not UTF-8", file: "Docs/guide.md",
      content: Array("---\ntitle: Guide\n---\nA ".utf8) + [0xFF],
      error: "Docs/guide.md:4:3: error: "),
    BadInput(
      testDescription: "broken link", file: "Docs/guide.md",
      content: Array("---\ntitle: Guide\n---\n\nSee [that](nowhere.md).\n".utf8),
      error: "Docs/guide.md:5"),
    BadInput(
      testDescription: "settings that are no JSON", file: "Site/site.json",
      content: Array("{\n  title\n}".utf8), error: "Site/site.json:2:3: error: "),
  ])
  func namesTheFileAndLineAndLeavesTheOldOutput(_ bad: BadInput) async throws {
    let folder = try Fixture.site()
    #expect(try await PopuplabProcess.run(["site"], in: folder.path).status == 0)
    let before = folder.files("Site/public")
    try folder.write(Data(bad.content), to: bad.file)
    let result = try await PopuplabProcess.run(["site"], in: folder.path)
    #expect(result.status == 1)
    #expect(result.errors.contains(bad.error), "\(result.errors)")
    #expect(folder.files("Site/public") == before)
  }

  @Test func namesAMissingDocsFolder() async throws {
    let folder = try TemporaryFolder()
    let result = try await PopuplabProcess.run(["site", "--docs", "Nowhere"], in: folder.path)
    #expect(result.status == 1)
    #expect(result.errors.contains("Nowhere"))
    #expect(result.errors.contains("error: "))
    #expect(!folder.exists("Site"))
  }

  @Test func refusesAForeignOutputFolder() async throws {
    let folder = try Fixture.site()
    try folder.write("mine", to: "web/notes.txt")
    let result = try await PopuplabProcess.run(["site", "--output", "web"], in: folder.path)
    #expect(result.status == 1)
    #expect(result.errors.contains("web: error: "))
    #expect(folder.files("web") == ["notes.txt": Data("mine".utf8)])
  }

  @Test func turnsWarningsIntoErrorsWhenStrict() async throws {
    let folder = try Fixture.site()
    try folder.write("---\ntitle: Guide\n---\n\n<script>x</script>\n", to: "Docs/guide.md")
    let plain = try await PopuplabProcess.run(["site"], in: folder.path)
    #expect(plain.status == 0)
    #expect(plain.errors.contains("Docs/guide.md:5"))
    #expect(plain.errors.contains("warning: "))
    let strict = try await PopuplabProcess.run(["site", "--strict"], in: folder.path)
    #expect(strict.status == 1)
    #expect(strict.errors.contains("error: "))
  }

  @Test func saysNothingWhenQuiet() async throws {
    let folder = try Fixture.site()
    let result = try await PopuplabProcess.run(["site", "--quiet"], in: folder.path)
    #expect(result.status == 0)
    #expect(result.output.isEmpty)
    #expect(result.errors.isEmpty)
  }
}

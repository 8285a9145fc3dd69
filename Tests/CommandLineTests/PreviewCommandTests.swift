// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A running preview.
private final class RunningPreview: @unchecked Sendable {
  let process: Process
  private let folder: TemporaryFolder

  init(_ arguments: [String], in folder: TemporaryFolder) throws {
    self.folder = folder
    process = PopuplabProcess.make(["preview"] + arguments, in: folder.path)
    for name in ["stdout", "stderr"] {
      _ = FileManager.default.createFile(atPath: folder.path(name), contents: nil)
    }
    process.standardOutput = FileHandle(forWritingAtPath: folder.path("stdout"))
    process.standardError = FileHandle(forWritingAtPath: folder.path("stderr"))
    try process.run()
  }

  deinit { if process.isRunning { process.terminate() } }

  func text(_ name: String) -> String {
    String(
      decoding: FileManager.default.contents(atPath: folder.path(name)) ?? Data(), as: UTF8.self)
  }

  /// The address that it says it is at.
  func url() async throws -> URL? {
    for _ in 0..<500 where process.isRunning {
      if let match = text("stdout").firstMatch(of: /http:\/\/[^\s]+/) {
        return URL(string: String(match.0))
      }
      try await Task.sleep(for: .milliseconds(20))
    }
    return nil
  }

  func end() async throws -> Int32? {
    for _ in 0..<500 {
      if !process.isRunning { return process.terminationStatus }
      try await Task.sleep(for: .milliseconds(20))
    }
    return nil
  }
}

/// The text at an address; nil when nobody answers.
private func fetch(_ url: URL) async -> String? {
  let request = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: 5)
  guard let (data, _) = try? await URLSession.shared.data(for: request) else { return nil }
  return String(decoding: data, as: UTF8.self)
}

@Suite struct PreviewCommandTests {
  @Test(arguments: ["INT", "TERM"])
  func servesUntilItIsAskedToEnd(_ signal: String) async throws {
    let preview = try RunningPreview(["--port", "0"], in: try Fixture.site())
    let url = try #require(await preview.url())
    #expect(url.host() == "127.0.0.1")
    let page = try #require(await fetch(url))
    #expect(page.contains("/_popuplab/client.js"))
    #expect(page.contains("Fixture"))
    if signal == "INT" { preview.process.interrupt() } else { preview.process.terminate() }
    #expect(try await preview.end() == 0)
    #expect(preview.process.terminationReason == .exit)
    #expect(await fetch(url) == nil)
  }

  @Test func followsAnEdit() async throws {
    let folder = try Fixture.site()
    let preview = try RunningPreview(["--port", "0"], in: folder)
    let url = try #require(await preview.url()).appendingPathComponent("guide.html")
    try folder.write("---\ntitle: Guide\n---\nAnother text.\n", to: "Docs/guide.md")
    var page = ""
    for _ in 0..<100 where !page.contains("Another text") {
      try await Task.sleep(for: .milliseconds(20))
      page = await fetch(url) ?? ""
    }
    #expect(page.contains("Another text"))
    try folder.write("---\ntitel: Guide\n---\n", to: "Docs/guide.md")
    for _ in 0..<100 where !preview.text("stderr").contains("titel") {
      try await Task.sleep(for: .milliseconds(20))
    }
    #expect(preview.text("stderr").contains("Docs/guide.md:2:1: error: 'titel'"))
    page = try #require(await fetch(url))
    #expect(page.contains("Another text"))
  }

  @Test func namesAPortThatIsInUse() async throws {
    let first = try RunningPreview(["--port", "0"], in: try Fixture.site())
    let port = try #require(await first.url()?.port)
    let folder = try Fixture.site()
    let second = try RunningPreview(["--port", "\(port)"], in: folder)
    #expect(try await second.end() == 1)
    #expect(second.text("stderr").contains("popuplab: error: port \(port) is in use"))
    #expect(second.text("stderr").contains("--port"))
  }

  @Test func servesBelowTheBaseURLsPath() async throws {
    let arguments = ["--port", "0", "--base-url", "https://example.org/popups"]
    let preview = try RunningPreview(arguments, in: try Fixture.site())
    let url = try #require(await preview.url())
    #expect(url.path() == "/popups/")
    #expect(await fetch(url)?.contains("Fixture") == true)
  }

  @Test func showsErrorsOfTheFirstBuildAndGoesOn() async throws {
    let folder = try Fixture.site()
    let good = try String(contentsOfFile: folder.path("Docs/guide.md"), encoding: .utf8)
    try folder.write("---\ntitel: Guide\n---\n", to: "Docs/guide.md")
    let preview = try RunningPreview(["--port", "0"], in: folder)
    let url = try #require(await preview.url())
    #expect(preview.text("stderr").contains("'titel'"))
    try folder.write(good, to: "Docs/guide.md")
    var page = ""
    for _ in 0..<100 where !page.contains("Fixture") {
      try await Task.sleep(for: .milliseconds(20))
      page = await fetch(url) ?? ""
    }
    #expect(page.contains("Fixture"))
  }

  @Test func refusesAForeignOutputFolder() async throws {
    let folder = try Fixture.site()
    try folder.write("mine", to: "Site/public/notes.txt")
    let preview = try RunningPreview(["--port", "0"], in: folder)
    #expect(try await preview.end() == 1)
    #expect(preview.text("stderr").contains("Site/public: error: "))
    #expect(folder.files("Site/public") == ["notes.txt": Data("mine".utf8)])
  }
}

// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import PopupPreview

/// Builds by copying, so that sessions are tested without a site.
@MainActor
private final class CopyingBuild {
  let folder: TemporaryFolder
  var count = 0

  init(_ folder: TemporaryFolder) { self.folder = folder }

  func build() -> PreviewBuildResult {
    count += 1
    let files = FileManager.default
    let names = (try? files.contentsOfDirectory(atPath: folder.path("Docs"))) ?? []
    for name in names {
      guard let data = files.contents(atPath: folder.path("Docs/\(name)")) else { continue }
      if data.starts(with: Data("bad".utf8)) { return .failed("Docs/\(name):1:1: error: bad") }
      let target = folder.path("out/\(name)")
      if files.contents(atPath: target) != data {
        _ = files.createFile(atPath: target, contents: data)
      }
    }
    return .built(message: "")
  }
}

@MainActor
@Suite(.serialized) struct PreviewSessionTests {
  private let folder: TemporaryFolder
  private let build: CopyingBuild

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("<body>1</body>", to: "Docs/index.html")
    try folder.write("a{}", to: "Docs/a.css")
    try folder.write("# Page\n\n```swift\nlet a = 1\n```\n", to: "Docs/page.md")
    try folder.write("let a = 1", to: "Sources/a.swift")
    try folder.write("", to: "out/.keep")
    build = CopyingBuild(folder)
  }

  /// Runs a session for as long as the body takes.
  private func withSession(
    compile: [String]? = nil, _ body: @MainActor (PreviewServer, EventClient) async throws -> Void
  ) async throws {
    var configuration = PreviewSession.Configuration(
      output: folder.path("out"), watched: [folder.path("Docs")])
    configuration.server.port = 0
    if let compile {
      configuration.swiftSources = [folder.path("Sources")]
      configuration.swift = SwiftRebuild(
        packageDirectory: folder.path, compileCommand: compile,
        siteCommand: ["sh", "-c", "echo '<body>child</body>' > out/index.html"],
        siteDirectory: folder.path)
    }
    let session = PreviewSession(configuration, build: build.build)
    let (servers, found) = AsyncStream.makeStream(of: PreviewServer.self)
    let running = Task { try await session.run { found.yield($0) } }
    var iterator = servers.makeAsyncIterator()
    let server = try #require(await iterator.next())
    let client = try #require(EventClient(port: server.port))
    _ = await client.read(until: "hello")
    try await body(server, client)
    session.stop()
    try await running.value
    #expect(await request("/", port: server.port) == nil)
  }

  @Test func reloadsWithinASecondOfAnEdit() async throws {
    try await withSession { server, client in
      let start = ContinuousClock.now
      try folder.write("<body>2</body>", to: "Docs/index.html")
      #expect(await client.read(until: "reload").contains("event: reload"))
      #expect(ContinuousClock.now - start < .seconds(1))
      #expect(await request("/", port: server.port)?.body.contains("2") == true)
    }
  }

  @Test func swapsStyleSheetsWithoutAReload() async throws {
    try await withSession { _, client in
      try folder.write("b{}", to: "Docs/a.css")
      let text = await client.read(until: "css")
      #expect(text.contains("data: a.css\n\n"))
      #expect(!text.contains("event: reload"))
    }
  }

  @Test func showsAnErrorAndKeepsServingTheLastOutput() async throws {
    try await withSession { server, client in
      try folder.write("bad", to: "Docs/page.html")
      #expect(await client.read(until: "error").contains("data: Docs/page.html:1:1: error: bad"))
      #expect(await request("/", port: server.port)?.body.contains("1") == true)
      try folder.remove("Docs/page.html")
      #expect(await client.read(until: "clear").contains("event: clear"))
    }
  }

  @Test func compilesWhenASwiftFenceChangesAndNotForProse() async throws {
    try await withSession(compile: ["true"]) { server, client in
      try folder.write("# Page\n\nText.\n\n```swift\nlet a = 1\n```\n", to: "Docs/page.md")
      #expect(await client.read(until: "reload").contains("event: progress") == false)
      try folder.write("# Page\n\nText.\n\n```swift\nlet a = 2\n```\n", to: "Docs/page.md")
      let text = await client.read(until: "reload")
      #expect(text.contains("event: progress"))
      #expect(await request("/", port: server.port)?.body.contains("child") == true)
    }
  }

  @Test func showsCompilerErrors() async throws {
    let compile = ["sh", "-c", "echo 'Sources/a.swift:1:5: error: no'; exit 1"]
    try await withSession(compile: compile) { server, client in
      try folder.write("let a = ", to: "Sources/a.swift")
      let text = await client.read(until: "error")
      #expect(text.contains("data: Sources/a.swift:1:5: error: no"))
      #expect(await request("/", port: server.port)?.body.contains("1") == true)
    }
  }

  @Test func interruptsACompilerThatIsOutOfDate() async throws {
    let compile = [
      "sh", "-c", "if mkdir once 2>/dev/null; then exec sleep 60; else exit 0; fi",
    ]
    try await withSession(compile: compile) { _, client in
      try folder.write("let a = 2", to: "Sources/a.swift")
      _ = await client.read(until: "progress")
      for _ in 0..<100 where !FileManager.default.fileExists(atPath: folder.path("once")) {
        try await Task.sleep(for: .milliseconds(20))
      }
      try folder.write("let a = 3", to: "Sources/a.swift")
      #expect(await client.read(until: "reload").contains("event: reload"))
    }
  }
}

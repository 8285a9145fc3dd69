// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import PopupPreview

@Suite struct PreviewServerTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("<body>start</body>", to: "out/index.html")
    try folder.write("secret", to: "secret.txt")
  }

  private func start(_ change: (inout PreviewServer.Options) -> Void = { _ in }) throws
    -> PreviewServer
  {
    var options = PreviewServer.Options()
    options.port = 0
    change(&options)
    return try PreviewServer(output: folder.path("out"), options: options)
  }

  @Test func answersOnLoopback() async throws {
    let server = try start()
    defer { server.stop() }
    #expect(server.url == "http://127.0.0.1:\(server.port)/")
    let response = try #require(await request("/?query=1", port: server.port))
    #expect(response.status == 200)
    #expect(response.body.contains("start"))
    #expect(response.header("X-Content-Type-Options") == "nosniff")
  }

  @Test func answersHeadWithoutContent() async throws {
    let server = try start()
    defer { server.stop() }
    let get = try #require(await request("/", port: server.port))
    let head = try #require(await request("/", port: server.port, method: "HEAD"))
    #expect(head.status == 200)
    #expect(head.body.isEmpty)
    #expect(head.header("Content-Length") == get.header("Content-Length"))
  }

  @Test(arguments: [
    "/../secret.txt", "/%2e%2e/secret.txt", "/%2e%2e%2fsecret.txt", "/..%5csecret.txt",
    "/./../secret.txt", "//../secret.txt", "/%252e%252e/secret.txt", "/index.html/../../secret.txt",
    "/..%00/secret.txt", "/%c0%ae%c0%ae/secret.txt", "http://localhost/../secret.txt",
  ])
  func servesNothingOutsideTheOutput(_ target: String) async throws {
    let server = try start()
    defer { server.stop() }
    let response = await request(target, port: server.port)
    #expect(response?.status == 404 || response?.status == 400)
    #expect(response?.body.contains("secret") == false)
  }

  @Test func decodesPathsOnce() async throws {
    try folder.write("half", to: "out/50%.txt")
    try folder.write("other", to: "out/%41.txt")
    let server = try start()
    defer { server.stop() }
    #expect(await request("/50%25.txt", port: server.port)?.body == "half")
    #expect(await request("/%2541.txt", port: server.port)?.body == "other")
  }

  @Test(arguments: ["example.org", "example.org:80", "127.0.0.1.nip.io"])
  func refusesForeignHosts(_ host: String) async throws {
    let server = try start()
    defer { server.stop() }
    #expect(await request("/", port: server.port, host: host)?.status == 403)
    #expect(await request("/_popuplab/events", port: server.port, host: host)?.status == 403)
  }

  @Test func answersAHostThatIsAllowed() async throws {
    let server = try start { $0.allowedHosts = ["studio.local"] }
    defer { server.stop() }
    #expect(await request("/", port: server.port, host: "studio.local:1")?.status == 200)
  }

  @Test func needsAHost() async throws {
    let server = try start()
    defer { server.stop() }
    let status = await request("/", port: server.port, host: nil)?.status
    #expect(status == 400 || status == 403)
  }

  @Test(arguments: ["POST", "PUT", "DELETE"])
  func writesNothing(_ method: String) async throws {
    let server = try start()
    defer { server.stop() }
    let response = try #require(
      await request("/new.html", port: server.port, method: method, body: "text"))
    #expect(response.status == 405)
    #expect(response.header("Allow") == "GET, HEAD")
    #expect(!FileManager.default.fileExists(atPath: folder.path("out/new.html")))
  }

  @Test func servesManyRequestsAtOnce() async throws {
    let server = try start()
    defer { server.stop() }
    let statuses = await withTaskGroup(of: Int?.self) { group in
      for _ in 0..<40 { group.addTask { await request("/", port: server.port)?.status } }
      return await group.reduce(into: [Int?]()) { $0.append($1) }
    }
    #expect(statuses == Array(repeating: 200, count: 40))
  }

  @Test func namesABusyPort() throws {
    let first = try start()
    defer { first.stop() }
    #expect(throws: PreviewError.portBusy(first.port)) {
      try start { $0.port = first.port }
    }
  }

  @Test func takesTheNextPortWhenNoneWasAskedFor() throws {
    let first = try start { $0.port = nil }
    defer { first.stop() }
    let second = try start { $0.port = nil }
    defer { second.stop() }
    #expect(PreviewServer.defaultPorts.contains(first.port))
    #expect(second.port > first.port)
  }

  @Test func namesAnUnknownAddress() {
    #expect(throws: PreviewError.unknownHost("no such host")) {
      try start { $0.host = "no such host" }
    }
  }

  @Test func freesThePortWhenStopped() async throws {
    let first = try start()
    let port = first.port
    first.stop()
    first.stop()
    let second = try start { $0.port = port }
    #expect(await request("/", port: port)?.status == 200)
    second.stop()
    #expect(await request("/", port: port) == nil)
  }
}

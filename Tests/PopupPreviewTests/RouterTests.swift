// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import Testing

@testable import PopupPreview

@Suite struct RouterTests {
  let folder: TemporaryFolder
  let router: Router

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("<body>start</body>", to: "out/index.html")
    try folder.write("a{}", to: "out/css/a.css")
    try folder.write("<body>guide</body>", to: "out/guide/index.html")
    try folder.write("secret", to: "secret.txt")
    try folder.link("out/leak.txt", to: "../secret.txt")
    try folder.link("out/up", to: "..")
    router = Router(
      output: OutputFolder(path: folder.path("out")), hosts: HostPolicy(address: "127.0.0.1"))
  }

  private func get(_ path: String, ifNoneMatch: String? = nil) -> HTTPResponse {
    let request = HTTPRequest(path: path, host: "localhost", ifNoneMatch: ifNoneMatch)
    return router.respond(to: request, generation: "g1")
  }

  private func text(_ response: HTTPResponse) -> String {
    guard case .bytes(let bytes) = response.body else { return "" }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func header(_ name: String, _ response: HTTPResponse) -> String? {
    response.headers.first { $0.name == name }?.value
  }

  @Test(arguments: [
    ("/", "text/html; charset=utf-8", "start"),
    ("/guide/", "text/html; charset=utf-8", "guide"),
    ("/css/a.css", "text/css; charset=utf-8", "a{}"),
    ("/_popuplab/client.js", "text/javascript; charset=utf-8", "EventSource"),
    ("/_popuplab/client.css", "text/css; charset=utf-8", ":host"),
  ])
  func servesFilesWithTheirType(_ path: String, _ type: String, _ content: String) {
    let response = get(path)
    #expect(response.status == 200)
    #expect(header("Content-Type", response) == type)
    #expect(text(response).contains(content))
  }

  @Test(arguments: ["/leak.txt", "/up/secret.txt", "/up/", "/nothing", "/css/", "/css/a.css/"])
  func servesNothingElse(_ path: String) {
    let response = get(path)
    #expect(response.status == 404)
    #expect(!text(response).contains("secret"))
  }

  @Test func addsTheClientScriptToPagesOnly() {
    let tag = "<script type=\"module\" src=\"/_popuplab/client.js?g=g1\"></script>"
    #expect(text(get("/")) == "<body>start\(tag)\n</body>")
    #expect(text(get("/css/a.css")) == "a{}")
    #expect(text(get("/nothing")).contains(tag))
  }

  @Test func usesTheSitesOwnNotFoundPage() throws {
    try folder.write("<body>lost</body>", to: "out/404.html")
    let response = get("/nothing", ifNoneMatch: "*")
    #expect(response.status == 404)
    #expect(text(response).contains("lost"))
  }

  @Test func sendsFoldersToTheirSlash() {
    let response = get("/guide")
    #expect(response.status == 308)
    #expect(header("Location", response) == "/guide/")
  }

  @Test func answersAnUnchangedFileWithout304Content() throws {
    let tag = try #require(header("ETag", get("/css/a.css")))
    let response = get("/css/a.css", ifNoneMatch: "\"x\", W/\(tag)")
    #expect(response.status == 304)
    #expect(text(response).isEmpty)
    try folder.write("b{}", to: "out/css/a.css")
    #expect(get("/css/a.css", ifNoneMatch: tag).status == 200)
  }

  @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "get", "PATCH"])
  func refusesOtherMethods(_ method: String) {
    let request = HTTPRequest(method: method, path: "/", host: "localhost")
    let response = router.respond(to: request, generation: "")
    #expect(response.status == 405)
    #expect(header("Allow", response) == "GET, HEAD")
  }

  @Test func refusesForeignHostsBeforeAllElse() {
    let request = HTTPRequest(method: "POST", path: "/..", host: "example.org")
    let response = router.respond(to: request, generation: "")
    #expect(response.status == 403)
    #expect(text(response).contains("'example.org'"))
    #expect(text(response).contains("--allow-host"))
  }

  @Test func carriesThePolicyOfGeneratedPages() {
    for path in ["/", "/css/a.css", "/nothing", "/guide", "/_popuplab/events"] {
      #expect(
        header("Content-Security-Policy", get(path))
          == "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
          + "connect-src 'self'; require-trusted-types-for 'script'")
    }
  }

  @Test(arguments: [
    ("/", 308), ("/docs/", 200), ("/docs", 308), ("/docs/css/a.css", 200), ("/css/a.css", 404),
    ("/docs/docs/", 404), ("/_popuplab/client.js", 200),
  ])
  func servesBelowABasePath(_ path: String, _ status: UInt32) {
    var router = router
    router.base = ["docs"]
    let request = HTTPRequest(path: path, host: "localhost")
    #expect(router.respond(to: request, generation: "").status == status)
  }
}

// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// Turns a request into a response, without knowing of sockets.
struct Router: Sendable {
  /// The folder whose files are served.
  var output: OutputFolder

  /// Which `Host` headers are answered.
  var hosts: HostPolicy

  /// Where the site's root lies, `[]` or `["docs"]` for instance.
  var base: [String] = []

  func respond(to request: HTTPRequest, generation: String) -> HTTPResponse {
    guard hosts.allows(request.host) else {
      return .text(
        403,
        "The host '\(Self.printable(request.host ?? ""))' is not allowed. "
          + "Start the preview with --allow-host NAME to allow it.")
    }
    guard request.method == "GET" || request.method == "HEAD" else {
      var response = HTTPResponse.text(405, "Only GET and HEAD are answered.")
      response.headers.append(("Allow", "GET, HEAD"))
      return response
    }
    guard let path = RequestPath(request.path) else { return notFound(request, generation) }
    if path.segments.first == ClientScript.folder { return respondItself(to: path, request) }
    if path.segments.isEmpty, !base.isEmpty {
      return redirect(to: "/\(base.joined(separator: "/"))/")
    }
    guard path.segments.starts(with: base) else { return notFound(request, generation) }
    return serve(path, request, generation)
  }

  private func serve(
    _ path: RequestPath, _ request: HTTPRequest, _ generation: String
  ) -> HTTPResponse {
    let segments = Array(path.segments.dropFirst(base.count))
    switch output.entry(at: segments) {
    case .file(let bytes) where !path.isDirectory:
      return file(bytes, named: segments.last ?? "", status: 200, request, generation)
    case .directory where !path.isDirectory:
      return redirect(to: request.path + "/")
    case .directory:
      guard case .file(let bytes) = output.entry(at: segments + ["index.html"]) else {
        return notFound(request, generation)
      }
      return file(bytes, named: "index.html", status: 200, request, generation)
    default:
      return notFound(request, generation)
    }
  }

  private func respondItself(to path: RequestPath, _ request: HTTPRequest) -> HTTPResponse {
    switch path.segments.dropFirst().joined(separator: "/") {
    case "events" where request.method == "GET":
      return HTTPResponse(200, contentType: "text/event-stream", body: .events)
    case "client.js":
      return withTag(ClientScript.javaScript(), MediaType.of("client.js"), 200, request)
    case "client.css":
      return withTag(ClientScript.styleSheet(), MediaType.of("client.css"), 200, request)
    default:
      return .text(404, "Not found.")
    }
  }

  private func file(
    _ bytes: [UInt8], named name: String, status: UInt32, _ request: HTTPRequest,
    _ generation: String
  ) -> HTTPResponse {
    let type = MediaType.of(name)
    let isPage = type.hasPrefix("text/html")
    let content = isPage ? ClientScript.inject(into: bytes, generation: generation) : bytes
    return withTag(content, type, status, request)
  }

  private func withTag(
    _ bytes: [UInt8], _ type: String, _ status: UInt32, _ request: HTTPRequest
  ) -> HTTPResponse {
    let tag = EntityTag.of(bytes)
    let isUnchanged =
      status == 200 && request.ifNoneMatch.map { EntityTag.matches($0, tag) } == true
    var response =
      isUnchanged
      ? HTTPResponse(304, contentType: nil, body: .bytes([]))
      : HTTPResponse(status, contentType: type, body: .bytes(bytes))
    response.headers.append(("ETag", tag))
    return response
  }

  private func notFound(_ request: HTTPRequest, _ generation: String) -> HTTPResponse {
    guard case .file(let bytes) = output.entry(at: ["404.html"]) else {
      let page = Self.plainNotFound
      return file(Array(page.utf8), named: "404.html", status: 404, request, generation)
    }
    return file(bytes, named: "404.html", status: 404, request, generation)
  }

  private func redirect(to location: String) -> HTTPResponse {
    var response = HTTPResponse(308, contentType: nil, body: .bytes([]))
    response.headers.append(("Location", location))
    return response
  }

  /// The header's text, shortened and without control characters.
  private static func printable(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.prefix(100).filter { $0.value >= 0x20 }))
  }

  private static let plainNotFound = """
    <!doctype html>
    <html lang="en">
    <head><meta charset="utf-8"><title>Not found</title></head>
    <body><main><h1>Not found</h1><p>The output has no such file. <a href="/">Start page</a></p></main></body>
    </html>

    """
}

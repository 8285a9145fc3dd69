// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// What the preview server answers.
struct HTTPResponse: Sendable {
  enum Body: Sendable {
    case bytes([UInt8])
    /// The endless stream of preview events.
    case events
  }

  var status: UInt32
  var headers: [(name: String, value: String)]
  var body: Body

  /// A response with the headers that every response carries.
  ///
  /// - Parameters:
  ///   - contentType: the media type, or nil where there is no content.
  init(_ status: UInt32, contentType: String?, body: Body) {
    self.status = status
    self.body = body
    headers = [
      ("Content-Security-Policy", Self.contentSecurityPolicy),
      ("X-Content-Type-Options", "nosniff"),
      ("Cross-Origin-Resource-Policy", "same-origin"),
      ("Referrer-Policy", "same-origin"),
      // The browser asks again each time; an unchanged file costs a 304.
      ("Cache-Control", "no-cache"),
    ]
    if let contentType { headers.append(("Content-Type", contentType)) }
  }

  /// A short plain-text answer.
  static func text(_ status: UInt32, _ message: String) -> HTTPResponse {
    HTTPResponse(
      status, contentType: "text/plain; charset=utf-8", body: .bytes(Array("\(message)\n".utf8)))
  }

  /// The policy that pages are promised to work under, so that the preview shows where they do not.
  static let contentSecurityPolicy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
    + "connect-src 'self'; require-trusted-types-for 'script'"
}

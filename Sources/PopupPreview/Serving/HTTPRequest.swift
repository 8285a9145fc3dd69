// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// What the preview server looks at in a request.
struct HTTPRequest: Sendable {
  /// The method as sent, `GET` for instance.
  var method: String

  /// The target without its query, still percent-encoded.
  var path: String

  /// The `Host` header, if there was one.
  var host: String?

  /// The `If-None-Match` header, if there was one.
  var ifNoneMatch: String?

  init(method: String = "GET", path: String, host: String?, ifNoneMatch: String? = nil) {
    self.method = method
    self.path = path
    self.host = host
    self.ifNoneMatch = ifNoneMatch
  }
}

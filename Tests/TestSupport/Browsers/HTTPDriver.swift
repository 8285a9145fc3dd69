// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// A session of a driver that speaks WebDriver over HTTP.
final class HTTPDriver {
  private let port: UInt16
  private var session = ""

  /// Waits for the driver on `port` and opens a session with these capabilities.
  init(port: UInt16, capabilities: JSON) throws {
    self.port = port
    try waitUntilReady()
    let answer = try send(
      "POST", "/session", ["capabilities": ["alwaysMatch": capabilities]])
    guard let id = answer["sessionId"].string else {
      throw WebDriverError(error: "session not created", message: "\(answer)")
    }
    session = "/session/\(id)"
  }

  func perform(_ command: WebDriverCommand) throws -> JSON {
    let (method, path, body) = command.http
    return try send(method, session + path, body)
  }

  /// A command that only this driver has; the path is relative to the session.
  func post(_ path: String, _ body: JSON) throws -> JSON {
    try send("POST", session + path, body)
  }

  func end() {
    _ = try? send("DELETE", session, [:])
  }

  private func send(_ method: String, _ path: String, _ body: JSON) throws -> JSON {
    let response = try HTTPClient.request(
      method, port: port, path: path, headers: ["Content-Type": "application/json; charset=utf-8"],
      body: method == "POST" ? body.bytes : [])
    let value = try JSON(parsing: response.body)["value"]
    if let error = value["error"].string, response.status >= 400 {
      throw WebDriverError(error: error, message: value["message"].string ?? "")
    }
    return value
  }

  private func waitUntilReady() throws {
    for attempt in 0... {
      do {
        _ = try send("GET", "/status", [:])
        return
      } catch let error as SocketError {
        if attempt == 500 { throw error }
        Pause.milliseconds(20)
      }
    }
  }
}

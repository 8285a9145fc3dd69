// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// HTTP over a raw socket, one connection a request.
///
/// `URLSession` cannot talk to chromedriver ("Failed writing header").
public enum HTTPClient {
  public struct Response: Sendable {
    public let status: Int
    /// Names in lower case.
    public let headers: [String: String]
    public let body: [UInt8]
  }

  public static func request(
    _ method: String, port: UInt16, path: String, headers: [String: String] = [:],
    body: [UInt8] = [], timeout seconds: Int = 60
  ) throws -> Response {
    let socket = try Socket(connectingTo: port, timeout: seconds)
    var head = "\(method) \(path) HTTP/1.1\r\n"
    var fields = ["Host": "127.0.0.1:\(port)", "Connection": "close"]
    if method != "GET" || !body.isEmpty { fields["Content-Length"] = "\(body.count)" }
    fields.merge(headers) { _, custom in custom }
    for (name, value) in fields.sorted(by: { $0.key < $1.key }) { head += "\(name): \(value)\r\n" }
    try socket.write(Array("\(head)\r\n".utf8) + body)

    let lines = String(decoding: try socket.read(until: Array("\r\n\r\n".utf8)), as: UTF8.self)
      .split(separator: "\r\n")
    let status = lines.first?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    var answer: [String: String] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      if parts.count == 2 {
        answer[parts[0].lowercased()] = String(parts[1].drop { $0 == " " })
      }
    }
    let content =
      if let length = answer["content-length"].flatMap({ Int($0) }) {
        try socket.read(count: length)
      } else {
        try socket.readToEnd()
      }
    return Response(status: status, headers: answer, body: content)
  }
}

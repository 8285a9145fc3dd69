// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A connection on which a test says exactly what it wants, unlike any HTTP library.
final class RawConnection: Sendable {
  private let descriptor: Int32

  init?(port: UInt16) {
    #if canImport(Glibc)
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let connected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard connected == 0 else {
      close(descriptor)
      return nil
    }
  }

  deinit { close(descriptor) }

  func send(_ text: String) {
    _ = text.withCString { write(descriptor, $0, strlen($0)) }
  }

  /// Reads until the text satisfies the condition, the peer closes, or the time is over.
  func read(seconds: Double = 5, until isComplete: (String) -> Bool) -> String {
    let deadline = Date().addingTimeInterval(seconds)
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while !isComplete(String(decoding: bytes, as: UTF8.self)) {
      let rest = deadline.timeIntervalSinceNow
      guard rest > 0 else { break }
      var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&polled, 1, Int32(rest * 1000) + 1) > 0 else { break }
      let count = recv(descriptor, &buffer, buffer.count, 0)
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// A response as it came.
struct RawResponse: Sendable {
  var status: Int
  var head: String
  var body: String

  /// The value of a header; the name in the spelling of the server.
  func header(_ name: String) -> String? {
    head.split(separator: "\r\n").first { $0.hasPrefix("\(name): ") }
      .map { String($0.dropFirst(name.count + 2)) }
  }
}

/// Sends one request and reads the response to the connection's end.
func request(
  _ target: String, port: UInt16, method: String = "GET", host: String? = "localhost",
  headers: [String] = [], body: String = ""
) async -> RawResponse? {
  await blocking {
    guard let connection = RawConnection(port: port) else { return nil }
    var lines = ["\(method) \(target) HTTP/1.1"]
    if let host { lines.append("Host: \(host)") }
    lines += headers + ["Connection: close"]
    if !body.isEmpty { lines.append("Content-Length: \(body.utf8.count)") }
    connection.send(lines.joined(separator: "\r\n") + "\r\n\r\n" + body)
    let text = connection.read { _ in false }
    guard let end = text.range(of: "\r\n\r\n") else { return nil }
    let head = String(text[..<end.lowerBound])
    let status = head.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return RawResponse(status: status ?? 0, head: head, body: String(text[end.upperBound...]))
  }
}

/// An open event stream.
struct EventClient: Sendable {
  private let connection: RawConnection

  init?(port: UInt16) {
    guard let connection = RawConnection(port: port) else { return nil }
    self.connection = connection
    connection.send("GET /_popuplab/events HTTP/1.1\r\nHost: localhost\r\n\r\n")
  }

  /// Reads until an event of the name is complete; returns all that came.
  func read(until name: String, seconds: Double = 5) async -> String {
    await blocking { [connection] in
      connection.read(seconds: seconds) { text in
        guard let start = text.range(of: "event: \(name)\n") else { return false }
        return text[start.upperBound...].contains("\n\n")
      }
    }
  }

  /// Reads for as long as it takes for the text to come, or the connection to end.
  func read(untilText needle: String, seconds: Double = 5) async -> String {
    await blocking { [connection] in
      connection.read(seconds: seconds) { $0.contains(needle) }
    }
  }
}

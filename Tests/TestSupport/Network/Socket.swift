// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A TCP connection on the loopback interface.
final class Socket {
  private let descriptor: Int32
  private var buffer: [UInt8] = []

  init(adopting descriptor: Int32) {
    self.descriptor = descriptor
    var on: Int32 = 1
    setsockopt(
      descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
  }

  convenience init(connectingTo port: UInt16, timeout seconds: Int = 60) throws {
    let descriptor = Self.make()
    var address = Self.loopback(port)
    let status = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard status == 0 else {
      close(descriptor)
      throw SocketError(what: "connect to port \(port)", code: errno)
    }
    var timeout = timeval(tv_sec: seconds, tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
    self.init(adopting: descriptor)
  }

  deinit { close(descriptor) }

  func write(_ bytes: [UInt8]) throws {
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes {
        send(descriptor, $0.baseAddress?.advanced(by: start), bytes.count - start, Self.noSignal)
      }
      guard count > 0 else { throw SocketError(what: "write", code: errno) }
      start += count
    }
  }

  /// Reads up to and including `delimiter`, which is not part of the answer.
  func read(until delimiter: [UInt8]) throws -> [UInt8] {
    var searched = 0
    while true {
      if let found = buffer.firstRange(of: delimiter, from: searched) {
        defer { buffer.removeFirst(found + delimiter.count) }
        return Array(buffer[..<found])
      }
      searched = max(0, buffer.count - delimiter.count)
      guard try fill() else { throw SocketError(what: "read: the other end closed", code: 0) }
    }
  }

  func read(count: Int) throws -> [UInt8] {
    while buffer.count < count {
      guard try fill() else { throw SocketError(what: "read: the other end closed", code: 0) }
    }
    defer { buffer.removeFirst(count) }
    return Array(buffer[..<count])
  }

  func readToEnd() throws -> [UInt8] {
    while try fill() {}
    defer { buffer = [] }
    return buffer
  }

  private func fill() throws -> Bool {
    let size = 65_536
    let count = try withUnsafeTemporaryAllocation(byteCount: size, alignment: 1) { bytes in
      let count = recv(descriptor, bytes.baseAddress, size, 0)
      guard count >= 0 else { throw SocketError(what: "read", code: errno) }
      buffer += bytes.prefix(count)
      return count
    }
    return count > 0
  }
}

extension Socket {
  #if canImport(Glibc)
    private static let noSignal = Int32(MSG_NOSIGNAL)
    static func make() -> Int32 {
      socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    }
  #else
    private static let noSignal: Int32 = 0
    static func make() -> Int32 { socket(AF_INET, SOCK_STREAM, 0) }
  #endif

  static func loopback(_ port: UInt16) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return address
  }

  /// Opens a listening socket on the loopback interface and tells its port; 0 picks a free one.
  static func listen(port: UInt16 = 0) throws -> (descriptor: Int32, port: UInt16) {
    let descriptor = make()
    var on: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
    var address = loopback(port)
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        bind(descriptor, pointer, size) == 0 && Foundation.listen(descriptor, 128) == 0
          ? getsockname(descriptor, pointer, &size) : -1
      }
    }
    guard status == 0 else {
      close(descriptor)
      throw SocketError(what: "listen on port \(port)", code: errno)
    }
    return (descriptor, UInt16(bigEndian: address.sin_port))
  }

  /// A port that was free a moment ago, for programs that cannot pick one themselves.
  static func freePort() throws -> UInt16 {
    let (descriptor, port) = try listen()
    close(descriptor)
    return port
  }
}

struct SocketError: Error, CustomStringConvertible {
  let what: String
  let code: Int32
  var description: String { code == 0 ? what : "\(what): \(String(cString: strerror(code)))" }
}

extension [UInt8] {
  /// Where the first occurrence of `pattern` starts, at `start` or later.
  fileprivate func firstRange(of pattern: [UInt8], from start: Int) -> Int? {
    guard count >= pattern.count, let first = pattern.first else { return nil }
    var index = start
    while index + pattern.count <= count {
      if self[index] == first, self[index..<index + pattern.count].elementsEqual(pattern) {
        return index
      }
      index += 1
    }
    return nil
  }
}

// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A TCP socket that listens on one address.
///
/// The socket is made here and not by the library so that a busy port, an address of another
/// machine and a missing permission each get their own message.
struct ListenSocket {
  let descriptor: Int32
  /// The port, also where any free one was asked for.
  let port: UInt16
  /// The numeric address.
  let address: String
  let isVersion6: Bool

  /// Listens on an address.
  ///
  /// - Parameters:
  ///   - host: a numeric address, or a name such as `localhost`.
  ///   - port: the port; 0 takes any free one.
  init(host: String, port: UInt16) throws(PreviewError) {
    var hints = addrinfo()
    hints.ai_flags = AI_PASSIVE | AI_NUMERICSERV
    hints.ai_family = AF_UNSPEC
    #if canImport(Glibc)
      hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    #else
      hints.ai_socktype = SOCK_STREAM
    #endif
    var list: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, String(port), &hints, &list) == 0, let info = list?.pointee else {
      throw .unknownHost(host)
    }
    defer { freeaddrinfo(list) }
    let descriptor = socket(info.ai_family, info.ai_socktype, info.ai_protocol)
    guard descriptor >= 0 else { throw .cannotListen(host: host, port: port, errno: errno) }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    var on: Int32 = 1
    // A server that was just stopped leaves its port in TIME_WAIT.
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
    guard bind(descriptor, info.ai_addr, info.ai_addrlen) == 0, listen(descriptor, 64) == 0 else {
      let code = errno
      close(descriptor)
      throw code == EADDRINUSE
        ? .portBusy(port) : .cannotListen(host: host, port: port, errno: code)
    }
    self.descriptor = descriptor
    isVersion6 = info.ai_family == AF_INET6
    (address, self.port) = Self.name(of: descriptor)
  }

  private static func name(of descriptor: Int32) -> (address: String, port: UInt16) {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    var host = [CChar](repeating: 0, count: 64)
    var service = [CChar](repeating: 0, count: 16)
    let hostLength = socklen_t(host.count)
    let serviceLength = socklen_t(service.count)
    withUnsafeMutablePointer(to: &storage) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        _ = getsockname(descriptor, address, &length)
        _ = getnameinfo(
          address, length, &host, hostLength, &service, serviceLength,
          NI_NUMERICHOST | NI_NUMERICSERV)
      }
    }
    return (text(host), UInt16(text(service)) ?? 0)
  }

  private static func text(_ characters: [CChar]) -> String {
    String(decoding: characters.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

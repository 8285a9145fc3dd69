// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Why the preview cannot start.
public enum PreviewError: Error, Sendable, Equatable, CustomStringConvertible {
  case unknownHost(String)
  case portBusy(UInt16)
  case noFreePort(first: UInt16, last: UInt16)
  case cannotListen(host: String, port: UInt16, errno: Int32)
  case serverFailed

  public var description: String {
    switch self {
    case .unknownHost(let host):
      "the host '\(host)' has no address; use 127.0.0.1 or another address of this machine"
    case .portBusy(let port):
      "port \(port) is in use; choose another with --port N, or leave --port out to take the next "
        + "free one"
    case .noFreePort(let first, let last):
      "the ports \(first) to \(last) are all in use; choose a free one with --port N"
    case .cannotListen(let host, let port, let code):
      "cannot listen on \(host), port \(port): \(String(cString: strerror(code)))"
    case .serverFailed:
      "the HTTP server did not start; check the limits on threads and open files"
    }
  }
}

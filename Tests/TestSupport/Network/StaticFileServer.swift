// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

public import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Serves the files below a directory on the loopback interface, under the product's policy.
///
/// One thread of its own, one connection at a time each with a single request: enough for a test
/// page, and nothing that a test could have to wait for.
public final class StaticFileServer: Sendable {
  /// Design section 5, and the connections and frames of the site itself.
  public static let strictPolicy = """
    default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
    frame-src 'self'; require-trusted-types-for 'script'
    """

  public let port: UInt16
  public var url: String { "http://127.0.0.1:\(port)" }

  private let listener: Int32
  private let root: URL
  private let policy: String?

  /// - Parameter policy: the `Content-Security-Policy` of every response; `nil` sends none.
  public init(root: URL, policy: String? = StaticFileServer.strictPolicy) throws {
    self.root = root.resolvingSymlinksInPath()
    self.policy = policy
    (listener, port) = try Socket.listen()
    let thread = Thread { [weak self, listener] in
      while true {
        let connection = accept(listener, nil, nil)
        if connection < 0 {
          if errno == EINTR { continue }
          return
        }
        guard let server = self else {
          _ = close(connection)
          return
        }
        Thread { server.serve(Socket(adopting: connection)) }.start()
      }
    }
    thread.name = "StaticFileServer"
    thread.start()
  }

  deinit {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  private func serve(_ socket: Socket) {
    guard let head = try? socket.read(until: Array("\r\n\r\n".utf8)) else { return }
    let line = String(decoding: head.prefix { $0 != 13 }, as: UTF8.self).split(separator: " ")
    guard line.count == 3, line[0] == "GET" || line[0] == "HEAD" else {
      return respond(socket, "405 Method Not Allowed", type: "text/plain", [])
    }
    let path = line[1].prefix { $0 != "?" && $0 != "#" }
    guard let file = file(at: String(path).removingPercentEncoding ?? "/"),
      let bytes = try? Data(contentsOf: file)
    else {
      let page = (try? Data(contentsOf: root.appendingPathComponent("404.html"))).map(Array.init)
      return respond(socket, "404 Not Found", type: "text/html; charset=utf-8", page ?? [])
    }
    respond(
      socket, "200 OK", type: MIMEType.ofFile(named: file.lastPathComponent),
      line[0] == "HEAD" ? [] : Array(bytes))
  }

  private func file(at path: String) -> URL? {
    var file = root.appendingPathComponent(path).standardizedFileURL
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isDirectory) else {
      return nil
    }
    if isDirectory.boolValue { file.appendPathComponent("index.html") }
    return file.resolvingSymlinksInPath().path.hasPrefix(root.path) ? file : nil
  }

  private func respond(_ socket: Socket, _ status: String, type: String, _ body: [UInt8]) {
    var head = "HTTP/1.1 \(status)\r\nContent-Type: \(type)\r\nContent-Length: \(body.count)\r\n"
    head += "Cache-Control: no-store\r\nConnection: close\r\n"
    if let policy { head += "Content-Security-Policy: \(policy)\r\n" }
    try? socket.write(Array("\(head)\r\n".utf8) + body)
  }
}

// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import CMicroHTTPD
import Synchronization

/// Serves a built site on this machine and tells the open pages when it changed.
///
/// ```swift
/// let server = try PreviewServer(output: "Site/public")
/// print(server.url)  // http://127.0.0.1:4000/
/// server.publish(.reload)
/// server.stop()
/// ```
public final class PreviewServer: Sendable {
  /// Where and to whom to serve.
  public struct Options: Sendable {
    /// The address to listen on; loopback only, unless the user says otherwise.
    public var host = "127.0.0.1"

    /// The port, or nil for the first free one from 4000 on; 0 takes any free one.
    public var port: UInt16?

    /// Further names that a `Host` header may carry.
    public var allowedHosts: [String] = []

    /// The path that the site was built for, `/` or `/docs/` for instance.
    public var basePath = "/"

    /// The seconds between the comments that find dead clients.
    public var keepAliveSeconds = 15.0

    /// Loopback, the first free port, the site at the root.
    public init() {}
  }

  /// The first port tried when none was asked for, and the last.
  static let defaultPorts: ClosedRange<UInt16> = 4000...4019

  /// The address to open in a browser.
  public let url: String

  /// The port that is listened on.
  public let port: UInt16

  let hub: EventHub
  let router: Router
  private let daemon: Mutex<Daemon?>
  private let keepAlive: Task<Void, Never>

  /// Starts to serve a folder.
  ///
  /// - Parameters:
  ///   - output: the path of the folder; it may be swapped for another while the server runs.
  ///   - options: where and to whom to serve.
  /// - Throws: `PreviewError` when the port is busy or the address is not one of this machine.
  public init(output: String, options: Options = Options()) throws(PreviewError) {
    let socket = try Self.listen(options)
    let base = options.basePath.split(separator: "/").map(String.init)
    hub = EventHub(session: String(UInt64.random(in: .min ... .max), radix: 36))
    router = Router(
      output: OutputFolder(path: output),
      hosts: HostPolicy(address: options.host, allowed: options.allowedHosts), base: base)
    port = socket.port
    let name = socket.isVersion6 ? "[\(socket.address)]" : socket.address
    let reachable = name == "0.0.0.0" || name == "[::]" ? "localhost" : name
    url = "http://\(reachable):\(socket.port)/" + base.map { "\($0)/" }.joined()
    daemon = Mutex(nil)
    keepAlive = Task.detached { [hub] in
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(options.keepAliveSeconds))
        hub.keepAlive()
      }
    }

    guard let started = Daemon(socket: socket, serving: self) else {
      keepAlive.cancel()
      throw .serverFailed
    }
    daemon.withLock { $0 = started }
  }

  /// The number of pages that listen for changes at present.
  public var listenerCount: Int { hub.streamCount }

  /// Tells every open page, and pages that open from now on as long as it stands.
  public func publish(_ event: PreviewEvent) {
    hub.publish(event)
  }

  /// Ends all streams and connections and frees the port; a second call does nothing.
  public func stop() {
    let running = daemon.withLock { daemon in
      defer { daemon = nil }
      return daemon
    }
    guard let running else { return }
    keepAlive.cancel()
    // The library aborts the process when it is stopped with a suspended connection.
    hub.stop()
    running.stop()
  }

  private static func listen(_ options: Options) throws(PreviewError) -> ListenSocket {
    if let port = options.port { return try ListenSocket(host: options.host, port: port) }
    for port in defaultPorts {
      do {
        return try ListenSocket(host: options.host, port: port)
      } catch .portBusy {
        continue
      }
    }
    throw .noFreePort(first: defaultPorts.lowerBound, last: defaultPorts.upperBound)
  }
}

// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import CMicroHTTPD

/// The running libmicrohttpd server.
///
/// Nothing in this file is isolated to an actor: the library calls back on its own thread, and a
/// closure that had inherited the main actor's isolation would trap there.
struct Daemon: @unchecked Sendable {
  private let pointer: OpaquePointer
  private let server: Unmanaged<PreviewServer>

  /// Starts to serve on a socket, which the library closes in the end; nil when it cannot.
  init?(socket: ListenSocket, serving server: PreviewServer) {
    let retained = Unmanaged.passRetained(server)
    var flags = MHD_USE_AUTO.rawValue | MHD_USE_INTERNAL_POLLING_THREAD.rawValue
    flags |= MHD_ALLOW_SUSPEND_RESUME.rawValue
    if socket.isVersion6 { flags |= MHD_USE_IPv6.rawValue }
    let options: [any CVarArg] = [
      Int32(MHD_OPTION.LISTEN_SOCKET.rawValue), socket.descriptor,
      Int32(MHD_OPTION.CONNECTION_TIMEOUT.rawValue), UInt32(60),
      Int32(MHD_OPTION.CONNECTION_LIMIT.rawValue), UInt32(512),
      Int32(MHD_OPTION.UNESCAPE_CALLBACK.rawValue),
      unsafeBitCast(leaveEscaped, to: Int.self), 0,
      Int32(MHD_OPTION.END.rawValue),
    ]
    // The variadic `MHD_start_daemon` cannot be called from Swift.
    let started = withVaList(options) { list in
      MHD_start_daemon_va(
        flags, socket.port, nil, nil, handleRequest, retained.toOpaque(), list)
    }
    guard let started else {
      retained.release()
      return nil
    }
    pointer = started
    self.server = retained
  }

  func stop() {
    MHD_stop_daemon(pointer)
    server.release()
  }
}

/// Keeps percent signs: the library would decode before the path is taken apart, so that `%2F`
/// would look like a separator.
private let leaveEscaped:
  @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, UnsafeMutablePointer<CChar>?) -> Int = {
    _, _, text in
    guard let text else { return 0 }
    var length = 0
    while text[length] != 0 { length += 1 }
    return length
  }

/// The library calls twice for each request: when the headers are there, and when all is.
private let handleRequest: MHD_AccessHandlerCallback = {
  context, connection, url, method, _, _, uploadSize, requestState in
  guard let context, let connection, let url, let method else { return .NO }
  let server = Unmanaged<PreviewServer>.fromOpaque(context).takeUnretainedValue()
  let name = String(cString: method)
  // Refused methods are answered at once, so that no body is read.
  if name == "GET" || name == "HEAD" {
    if requestState?.pointee == nil {
      requestState?.pointee = context
      return .YES
    }
    if let uploadSize, uploadSize.pointee > 0 {
      uploadSize.pointee = 0
      return .YES
    }
  }
  let request = HTTPRequest(
    method: name, path: String(cString: url), host: header("Host", of: connection),
    ifNoneMatch: header("If-None-Match", of: connection))
  let response = server.router.respond(to: request, generation: server.hub.generation)
  return queue(response, on: connection, hub: server.hub)
}

private func header(_ name: String, of connection: OpaquePointer) -> String? {
  MHD_lookup_connection_value(connection, .HEADER_KIND, name).map { String(cString: $0) }
}

private func queue(
  _ response: HTTPResponse, on connection: OpaquePointer, hub: EventHub
) -> MHD_Result {
  let created =
    switch response.body {
    case .bytes(let bytes): makeResponse(bytes)
    case .events: makeResponse(streaming: hub, on: connection)
    }
  guard let created else { return .NO }
  defer { MHD_destroy_response(created) }
  for header in response.headers { MHD_add_response_header(created, header.name, header.value) }
  return MHD_queue_response(connection, response.status, created)
}

private func makeResponse(_ bytes: [UInt8]) -> OpaquePointer? {
  bytes.withUnsafeBytes { buffer in
    MHD_create_response_from_buffer(
      buffer.count, UnsafeMutableRawPointer(mutating: buffer.baseAddress), .RESPMEM_MUST_COPY)
  }
}

/// What a stream's reader needs to know; the response owns it.
private final class StreamContext {
  let hub: EventHub
  let connection: OpaquePointer
  let id: Int

  init(hub: EventHub, connection: OpaquePointer) {
    self.hub = hub
    self.connection = connection
    id = hub.open()
  }

  deinit { hub.close(id) }
}

private func makeResponse(streaming hub: EventHub, on connection: OpaquePointer) -> OpaquePointer? {
  let context = StreamContext(hub: hub, connection: connection)
  return MHD_create_response_from_callback(
    UInt64.max, 4096, readStream, Unmanaged.passRetained(context).toOpaque(),
    { context in
      guard let context else { return }
      Unmanaged<StreamContext>.fromOpaque(context).release()
    })
}

private let readStream: MHD_ContentReaderCallback = { context, _, buffer, capacity in
  guard let context, let buffer else { return -1 }
  let stream = Unmanaged<StreamContext>.fromOpaque(context).takeUnretainedValue()
  let target = UnsafeMutableRawBufferPointer(start: buffer, count: capacity)
  switch stream.hub.read(stream.id, connection: stream.connection, into: target) {
  case .wrote(let count): return count
  case .suspended: return 0
  // MHD_CONTENT_READER_END_OF_STREAM, a macro that Swift does not see.
  case .end: return -1
  }
}

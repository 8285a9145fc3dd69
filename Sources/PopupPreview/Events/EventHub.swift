// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import CMicroHTTPD
import Synchronization

/// The open event streams, and what is to be written to each.
///
/// A stream with nothing to say is suspended, so that it costs no thread and no polling. Suspending
/// (in the reader, on the server's thread) and resuming (in `publish`, on any thread) happen under
/// one lock, or an event between "nothing to send" and "suspended" would wait for the next one.
final class EventHub: Sendable {
  private struct Stream {
    var connection: OpaquePointer?
    var pending: [UInt8] = []
    var isSuspended = false
    var isClosing = false
  }

  private struct State: @unchecked Sendable {
    var streams: [Int: Stream] = [:]
    var nextStream = 0
    var build = 0
    var standing: PreviewEvent = .clear
    var isStopped = false
  }

  /// What a stream's reader is to do.
  enum Reading: Equatable {
    case wrote(Int)
    case suspended
    case end
  }

  /// A client that reads nothing for this long a backlog is cut off; it comes back by itself.
  private static let maximumBacklog = 1 << 20

  private let session: String
  private let state = Mutex(State())

  /// - Parameter session: tells this server's builds from those of an earlier one on the same port.
  init(session: String) {
    self.session = session
  }

  /// The name of the current build.
  var generation: String { state.withLock { name(of: $0) } }

  /// The number of open streams.
  var streamCount: Int { state.withLock { $0.streams.count } }

  /// Tells every open page.
  func publish(_ event: PreviewEvent) {
    state.withLock { state in
      if event.beginsGeneration { state.build += 1 }
      state.standing = event.beginsGeneration ? .clear : event
      append(EventStreamFormat.event(event.name, event.text, id: name(of: state)), &state)
    }
  }

  /// Writes a comment to every stream, which finds those whose client has gone.
  func keepAlive() {
    state.withLock { append(EventStreamFormat.comment, &$0) }
  }

  /// Adds a stream, which begins with the current build's name and any standing error.
  func open() -> Int {
    state.withLock { state in
      var stream = Stream()
      stream.pending = EventStreamFormat.event("hello", "", id: name(of: state))
      if state.standing != .clear {
        stream.pending += EventStreamFormat.event(
          state.standing.name, state.standing.text, id: name(of: state))
      }
      state.nextStream += 1
      state.streams[state.nextStream] = stream
      return state.nextStream
    }
  }

  /// Forgets a stream whose connection has ended.
  func close(_ id: Int) {
    state.withLock { _ = $0.streams.removeValue(forKey: id) }
  }

  /// Ends every stream, now and from now on; suspended ones are woken for it.
  func stop() {
    state.withLock { state in
      state.isStopped = true
      append([], &state)
    }
  }

  /// Hands out what is pending for a stream, or suspends its connection.
  func read(_ id: Int, connection: OpaquePointer?, into buffer: UnsafeMutableRawBufferPointer)
    -> Reading
  {
    // The pointer goes into the lock as a number because it may not be sent as it is.
    let address = UInt(bitPattern: connection)
    let target = UInt(bitPattern: buffer.baseAddress)
    let capacity = buffer.count
    return state.withLock { state in
      guard !state.isStopped, var stream = state.streams[id], !stream.isClosing else { return .end }
      stream.connection = OpaquePointer(bitPattern: address)
      defer { state.streams[id] = stream }
      guard !stream.pending.isEmpty else {
        stream.isSuspended = true
        MHD_suspend_connection(stream.connection)
        return .suspended
      }
      let count = min(capacity, stream.pending.count)
      stream.pending.withUnsafeBytes { bytes in
        guard let source = bytes.baseAddress else { return }
        UnsafeMutableRawPointer(bitPattern: target)?.copyMemory(from: source, byteCount: count)
      }
      stream.pending.removeFirst(count)
      return .wrote(count)
    }
  }

  private func name(of state: State) -> String { "\(session)-\(state.build)" }

  private func append(_ bytes: [UInt8], _ state: inout State) {
    for id in state.streams.keys {
      guard var stream = state.streams[id] else { continue }
      stream.pending += bytes
      stream.isClosing = stream.isClosing || stream.pending.count > Self.maximumBacklog
      if stream.isSuspended {
        stream.isSuspended = false
        MHD_resume_connection(stream.connection)
      }
      state.streams[id] = stream
    }
  }
}

// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Turns the first SIGINT or SIGTERM into a call; a second one ends the process at once.
///
/// A handler and not an ignored signal: what is ignored stays ignored in child processes, and the
/// compilers that the preview starts must end on SIGINT.
final class SignalSource: Sendable {
  private let pipe: SelfPipe
  private let isStopped = Mutex(false)

  init?(_ onSignal: @escaping @Sendable () -> Void) {
    guard let pipe = SelfPipe() else { return nil }
    self.pipe = pipe
    writeEnd.store(pipe.writeEnd, ordering: .sequentiallyConsistent)
    Thread { [self] in
      var byte: UInt8 = 0
      while read(pipe.readEnd, &byte, 1) < 0, errno == EINTR {}
      if !isStopped.withLock({ $0 }) { onSignal() }
    }.start()
    signal(SIGINT, handleSignal)
    signal(SIGTERM, handleSignal)
  }

  /// Gives the signals their usual meaning back.
  func stop() {
    signal(SIGINT, SIG_DFL)
    signal(SIGTERM, SIG_DFL)
    isStopped.withLock { $0 = true }
    // The pipe stays open: a handler may be running on another thread at this moment.
    pipe.wake()
  }
}

/// Where the handler writes; a handler may use nothing but a global.
private let writeEnd = Atomic<Int32>(-1)

private let handleSignal: @convention(c) (Int32) -> Void = { number in
  var byte: UInt8 = 1
  _ = write(writeEnd.load(ordering: .sequentiallyConsistent), &byte, 1)
  signal(number, SIG_DFL)
}

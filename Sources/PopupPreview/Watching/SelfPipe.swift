// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A pipe by which a thread that waits for the system is woken.
struct SelfPipe: Sendable {
  let readEnd: Int32
  let writeEnd: Int32

  /// Nil when the process has too many files open.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (readEnd, writeEnd) = (ends[0], ends[1])
  }

  /// Makes the read end readable; safe in a signal handler.
  func wake() {
    var byte: UInt8 = 1
    _ = write(writeEnd, &byte, 1)
  }

  func closeBoth() {
    close(readEnd)
    close(writeEnd)
  }
}

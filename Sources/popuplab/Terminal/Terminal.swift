// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Where a command's results, errors and progress go.
struct Terminal: Sendable {
  /// Whether progress is wanted: standard error is a terminal and `--quiet` is absent.
  let showsProgress: Bool

  /// Whether notes that are no errors are wanted.
  let isQuiet: Bool

  init(isQuiet: Bool) {
    self.isQuiet = isQuiet
    showsProgress = !isQuiet && isatty(STDERR_FILENO) == 1
  }

  /// The command's result, for standard output.
  func print(_ text: String) {
    Self.write(text + "\n", to: STDOUT_FILENO)
  }

  /// A result that `--quiet` leaves out.
  func note(_ text: String) {
    if !isQuiet { print(text) }
  }

  /// What is being done, for a person who waits.
  func progress(_ text: String) {
    if showsProgress { Self.write(text + "\n", to: STDERR_FILENO) }
  }

  /// An error or a warning, for standard error.
  func diagnose(_ text: String) {
    Self.write(text + "\n", to: STDERR_FILENO)
  }

  private static func write(_ text: String, to descriptor: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { writeBytes(descriptor, $0) }
      if written < 0 && errno == EINTR { continue }
      guard written > 0 else { return }
      rest.removeFirst(written)
    }
  }
}

private func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}

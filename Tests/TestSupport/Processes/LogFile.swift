// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file that receives what a child process prints, read while the process runs.
final class LogFile {
  let url: URL
  let descriptor: Int32

  init(_ name: String, in directory: TemporaryDirectory) {
    url = directory.url.appendingPathComponent("\(name).log")
    descriptor = open(url.path, O_CREAT | O_RDWR | O_APPEND | O_CLOEXEC, 0o600)
  }

  deinit { close(descriptor) }

  var text: String { text(from: 0) }

  var length: Int { Int(lseek(descriptor, 0, SEEK_END)) }

  func text(from offset: Int) -> String {
    let count = length - offset
    guard count > 0 else { return "" }
    var bytes = [UInt8](repeating: 0, count: count)
    let read = pread(descriptor, &bytes, count, off_t(offset))
    return String(decoding: bytes.prefix(max(0, read)), as: UTF8.self)
  }

  /// Waits until `find` finds something in the log of `process`.
  func wait<Found>(
    for process: ChildProcess, seconds: Double = 30, _ find: (String) -> Found?
  ) throws -> Found {
    let deadline = Date().addingTimeInterval(seconds)
    while true {
      if let found = find(text) { return found }
      if process.exitStatus != nil { throw ProcessError.ended(process.name, log: tail) }
      if Date() > deadline {
        throw ProcessError.timedOut("\(process.name) to start", seconds: seconds, log: tail)
      }
      usleep(10_000)
    }
  }

  private var tail: String { String(text.suffix(1_000)) }
}

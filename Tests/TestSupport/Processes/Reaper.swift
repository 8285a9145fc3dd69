// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Ends our child processes and removes our temporary directories when this process ends.
///
/// A shell waits for the end of a pipe that only we hold open. The end comes whether the run
/// finishes, fails, traps or is killed, and needs no handler in this process.
final class Reaper: Sendable {
  static let shared = Reaper()

  private let pipe: Int32

  private static let script = """
    trap '' INT TERM HUP
    groups= ; nl='
    '
    while read -r verb value; do
      case $verb in
        watch) groups="$groups $value" ;;
        forget) groups=$(for g in $groups; do [ "$g" = "$value" ] || printf ' %s' "$g"; done) ;;
        remove) paths="$paths$value$nl" ;;
      esac
    done
    for g in $groups; do kill -TERM "-$g" 2>/dev/null; done
    [ -z "$groups" ] || sleep .3
    for g in $groups; do kill -KILL "-$g" 2>/dev/null; done
    printf %s "$paths" | while read -r path; do rm -rf -- "$path"; done
    """

  private init() {
    signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [0, 0]
    _ = Foundation.pipe(&ends)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    pipe = ends[1]
    _ = try? ChildProcess("/bin/sh", ["-c", Self.script], input: ends[0], watched: false)
    close(ends[0])
  }

  func watch(group: pid_t) { send("watch \(group)") }
  func forget(group: pid_t) { send("forget \(group)") }
  func remove(path: String) { send("remove \(path)") }

  private func send(_ line: String) {
    let bytes = Array("\(line)\n".utf8)
    _ = bytes.withUnsafeBytes { Foundation.write(pipe, $0.baseAddress, $0.count) }
  }
}

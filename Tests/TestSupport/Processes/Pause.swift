// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Blocks the calling thread; only for code that runs on a thread of its own.
public enum Pause {
  public static func milliseconds(_ count: Int) {
    usleep(UInt32(count) * 1_000)
  }
}

// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// Compares the dates of all files several times a second; works everywhere.
final class PollingWatcher: FileWatcher {
  private let isStopped = Mutex(false)
  private let ended = DispatchSemaphore(value: 0)

  init(_ scope: WatchScope, seconds: Double = 0.2, onChange: @escaping FileWatching.Handler) {
    let first = FileStamp.all(in: scope)
    Thread { [self] in
      var stamps = first
      while !isStopped.withLock({ $0 }) {
        Thread.sleep(forTimeInterval: seconds)
        let next = FileStamp.all(in: scope)
        let changed = FileStamp.changes(from: stamps, to: next)
        stamps = next
        if !changed.isEmpty, !isStopped.withLock({ $0 }) { onChange(changed) }
      }
      ended.signal()
    }.start()
  }

  func stop() {
    guard
      isStopped.withLock({ stopped in
        defer { stopped = true }
        return !stopped
      })
    else { return }
    ended.wait()
  }
}

// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

#if os(Linux)
  import Foundation
  import Glibc
  import Synchronization

  /// Watches with the kernel's notifications.
  ///
  /// Changes within a few milliseconds of each other are reported together: an editor that saves
  /// writes several files, and a checkout writes hundreds.
  final class InotifyWatcher: FileWatcher {
    /// The quiet time that ends a burst.
    private static let settleMilliseconds: Int32 = 8

    /// A burst is reported after this time even if it goes on.
    private static let maximumBurstMilliseconds: Int32 = 200

    private let stopPipe: SelfPipe
    private let isStopped = Mutex(false)
    private let ended = DispatchSemaphore(value: 0)

    /// Starts to watch; nil when the kernel has no watch left to give.
    init?(_ scope: WatchScope, onChange: @escaping FileWatching.Handler) {
      guard let pipe = SelfPipe() else { return nil }
      stopPipe = pipe
      let handed = InotifyWatches(scope)
      guard handed.isComplete else {
        handed.close()
        pipe.closeBoth()
        return nil
      }
      let thread = Thread { [self] in
        var watches = handed
        run(&watches, onChange)
        watches.close()
        ended.signal()
      }
      thread.name = "popuplab-watch"
      thread.start()
    }

    func stop() {
      guard
        isStopped.withLock({ stopped in
          defer { stopped = true }
          return !stopped
        })
      else { return }
      stopPipe.wake()
      ended.wait()
      stopPipe.closeBoth()
    }

    private func run(_ watches: inout InotifyWatches, _ onChange: FileWatching.Handler) {
      while wait(for: watches.descriptor, milliseconds: -1) == .changes {
        var changed = watches.read()
        let start = DispatchTime.now().uptimeNanoseconds
        collect: while true {
          switch wait(for: watches.descriptor, milliseconds: Self.settleMilliseconds) {
          case .changes: changed.formUnion(watches.read())
          case .quiet: break collect
          case .stopped: return
          }
          let passed = (DispatchTime.now().uptimeNanoseconds - start) / 1_000_000
          if passed > UInt64(Self.maximumBurstMilliseconds) { break }
        }
        if !changed.isEmpty { onChange(changed) }
      }
    }

    private enum Waiting {
      case changes, quiet, stopped
    }

    private func wait(for descriptor: Int32, milliseconds: Int32) -> Waiting {
      var polled = [
        pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: stopPipe.readEnd, events: Int16(POLLIN), revents: 0),
      ]
      while true {
        let count = poll(&polled, 2, milliseconds)
        if count < 0 && errno == EINTR { continue }
        if polled[1].revents != 0 { return .stopped }
        return count > 0 ? .changes : .quiet
      }
    }
  }
#endif

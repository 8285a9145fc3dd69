// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// Reports which files changed below some files and folders, until it is stopped.
protocol FileWatcher: AnyObject, Sendable {
  /// Ends the reports; returns when no further one can come.
  func stop()
}

/// Chooses how to watch.
enum FileWatching {
  /// Called with the paths that changed since the last call, on a thread of the watcher's.
  typealias Handler = @Sendable (Set<String>) -> Void

  /// Watches with the system's notifications where it has them, else by comparing dates.
  ///
  /// - Parameters:
  ///   - scope: what to watch.
  ///   - onChange: called with all paths of a burst of changes.
  static func start(_ scope: WatchScope, onChange: @escaping Handler) -> any FileWatcher {
    #if os(Linux)
      // Nil where the user's limit on watches is used up.
      if let watcher = InotifyWatcher(scope, onChange: onChange) { return watcher }
    #endif
    return PollingWatcher(scope, onChange: onChange)
  }
}

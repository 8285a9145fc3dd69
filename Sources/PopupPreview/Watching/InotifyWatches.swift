// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

#if os(Linux)
  import Glibc

  /// The kernel's watches on the folders of a scope.
  ///
  /// A watch is on a folder and not on what is below it, so folders that appear get their own. The
  /// folder that a root is in is watched for the root's name alone: so a root may be one file, and
  /// may go and come back.
  struct InotifyWatches {
    private struct Folder {
      var path: String
      /// The names that count, or nil for all.
      var names: Set<String>?
    }

    let descriptor: Int32
    /// Whether every folder has its watch.
    private(set) var isComplete = true
    private let scope: WatchScope
    private var folders: [Int32: Folder] = [:]

    private static let mask = UInt32(
      IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ONLYDIR)

    init(_ scope: WatchScope) {
      self.scope = scope
      descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
      isComplete = descriptor >= 0
      addRoots()
    }

    func close() {
      Glibc.close(descriptor)
    }

    /// The paths that changed, from all notifications that wait at present.
    mutating func read() -> Set<String> {
      var changed: Set<String> = []
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = Glibc.read(descriptor, &buffer, buffer.count)
        guard count > 0 else { return changed }
        for event in Self.events(in: buffer[..<count]) { take(event, &changed) }
      }
    }

    // MARK: Adding

    private mutating func addRoots() {
      for root in scope.roots {
        add(PathName.parent(root), names: [String(PathName.last(root))])
        _ = addTree(root)
      }
    }

    /// Watches a folder and all below it; returns the files that are there.
    private mutating func addTree(_ path: String) -> [String] {
      var found: [(path: String, isDirectory: Bool)] = []
      scope.walk(path) { found.append(($0, $1)) }
      for entry in found where entry.isDirectory { add(entry.path, names: nil) }
      return found.filter { !$0.isDirectory }.map(\.path)
    }

    private mutating func add(_ path: String, names: Set<String>?) {
      let watch = inotify_add_watch(descriptor, path, Self.mask)
      guard watch >= 0 else {
        // A folder that went meanwhile is no loss.
        if errno == ENOSPC { isComplete = false }
        return
      }
      // The kernel has one watch for one folder, however often it is asked for.
      guard let known = folders[watch] else {
        folders[watch] = Folder(path: path, names: names)
        return
      }
      let both = known.names.flatMap { old in names.map { old.union($0) } }
      folders[watch] = Folder(path: known.path, names: both)
    }

    // MARK: Reading

    private struct Event {
      var watch: Int32
      var mask: UInt32
      var name: String

      func has(_ flag: Int) -> Bool { mask & UInt32(truncatingIfNeeded: flag) != 0 }
    }

    private static func events(in bytes: ArraySlice<UInt8>) -> [Event] {
      var events: [Event] = []
      let header = MemoryLayout<inotify_event>.size
      bytes.withUnsafeBytes { buffer in
        var offset = 0
        while offset + header <= buffer.count {
          let event = buffer.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
          let start = offset + header
          let name = buffer[start..<(start + Int(event.len))].prefix { $0 != 0 }
          events.append(
            Event(watch: event.wd, mask: event.mask, name: String(decoding: name, as: UTF8.self)))
          offset = start + Int(event.len)
        }
      }
      return events
    }

    private mutating func take(_ event: Event, _ changed: inout Set<String>) {
      if event.has(Int(IN_Q_OVERFLOW)) {
        // Notifications were lost, so everything may have changed.
        folders = [:]
        addRoots()
        changed.formUnion(scope.roots)
        return
      }
      if event.has(Int(IN_IGNORED)) {
        folders[event.watch] = nil
        return
      }
      guard let folder = folders[event.watch], !event.name.isEmpty else { return }
      let path = PathName.join(folder.path, event.name)
      guard folder.names?.contains(event.name) ?? true, scope.includes(path) else { return }
      if event.has(Int(IN_ISDIR)) {
        takeFolder(path, event, &changed)
      } else if !event.has(Int(IN_CREATE)) || Self.isCompleteAtBirth(path) {
        changed.insert(path)
      }
    }

    private mutating func takeFolder(_ path: String, _ event: Event, _ changed: inout Set<String>) {
      if event.has(Int(IN_CREATE | IN_MOVED_TO)) {
        changed.formUnion(addTree(path))
      } else if event.has(Int(IN_MOVED_FROM)) {
        // Its watches would go on with it to where it was moved, under the old name.
        for (watch, folder) in folders where (folder.path + "/").hasPrefix(path + "/") {
          inotify_rm_watch(descriptor, watch)
          folders[watch] = nil
        }
        changed.insert(path)
      } else {
        changed.insert(path)
      }
    }

    /// Links appear whole; other files are reported when their writer closes them.
    private static func isCompleteAtBirth(_ path: String) -> Bool {
      var status = stat()
      guard lstat(path, &status) == 0 else { return false }
      return status.st_mode & S_IFMT == S_IFLNK || status.st_nlink > 1
    }
  }
#endif

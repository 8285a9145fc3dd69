// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What tells a file from an earlier state of it without reading it.
struct FileStamp: Sendable, Equatable {
  var inode: UInt64
  var size: Int64
  var seconds: Int
  var nanoseconds: Int

  /// Nil when there is no such file.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    inode = UInt64(status.st_ino)
    size = Int64(status.st_size)
    #if canImport(Glibc)
      let time = status.st_mtim
    #else
      let time = status.st_mtimespec
    #endif
    seconds = time.tv_sec
    nanoseconds = time.tv_nsec
  }

  /// The stamps of all files of a scope.
  static func all(in scope: WatchScope) -> [String: FileStamp] {
    var stamps: [String: FileStamp] = [:]
    for root in scope.roots {
      scope.walk(root) { path, isDirectory in
        if !isDirectory { stamps[path] = FileStamp(path) }
      }
    }
    return stamps
  }

  /// The paths whose files appeared, changed or went.
  static func changes(from old: [String: FileStamp], to new: [String: FileStamp]) -> Set<String> {
    var changed = Set(new.filter { old[$0.key] != $0.value }.keys)
    changed.formUnion(old.keys.filter { new[$0] == nil })
    return changed
  }
}

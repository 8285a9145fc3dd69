// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Which files are watched.
struct WatchScope: Sendable {
  /// Files, and folders with all that is in them; they need not exist yet.
  var roots: [String]

  /// Folders to leave out.
  var ignored: Set<String>

  init(roots: [String], ignored: Set<String> = []) {
    self.roots = Array(Set(roots.map(PathName.normalized))).sorted()
    self.ignored = Set(ignored.map(PathName.normalized))
  }

  /// Whether a file or folder inside a watched folder counts.
  ///
  /// Hidden files and what editors leave beside a file while they save it do not.
  func includes(_ path: String) -> Bool {
    let name = PathName.last(path)
    return !name.hasPrefix(".") && !name.hasSuffix("~") && !name.hasPrefix("#")
      && name != "4913" && name != "node_modules" && !ignored.contains(path)
  }

  /// Calls back for every file and folder below the path, the path itself included.
  ///
  /// Links inside are reported as files and not followed.
  func walk(_ path: String, _ body: (_ path: String, _ isDirectory: Bool) -> Void) {
    guard let kind = PathName.kind(path, followingLinks: true) else { return }
    var pending = [(path: path, isDirectory: kind == S_IFDIR)]
    while let (path, isDirectory) = pending.popLast() {
      body(path, isDirectory)
      guard isDirectory, let stream = opendir(path) else { continue }
      while let entry = readdir(stream) {
        let name = PathName.text(of: entry)
        let child = PathName.join(path, name)
        guard name != ".", name != "..", includes(child) else { continue }
        pending.append((child, PathName.kind(child, followingLinks: false) == S_IFDIR))
      }
      closedir(stream)
    }
  }
}

/// The few operations on absolute paths that watching needs.
enum PathName {
  /// The absolute path, without `.`, doubled slashes and slashes at the end.
  static func normalized(_ path: String) -> String {
    let absolute = path.hasPrefix("/") ? path : currentDirectory + "/" + path
    return "/" + absolute.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }

  private static var currentDirectory: String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }

  static func join(_ folder: String, _ name: String) -> String {
    folder == "/" ? "/" + name : folder + "/" + name
  }

  static func last(_ path: String) -> Substring {
    path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
  }

  /// The folder that the path is in.
  static func parent(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }

  /// The type bits of the file's mode; nil when there is no such file.
  static func kind(_ path: String, followingLinks: Bool) -> mode_t? {
    var status = stat()
    let result = followingLinks ? stat(path, &status) : lstat(path, &status)
    return result == 0 ? status.st_mode & S_IFMT : nil
  }

  static func text(of entry: UnsafeMutablePointer<dirent>) -> String {
    withUnsafePointer(to: &entry.pointee.d_name) { tuple in
      tuple.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: tuple.pointee)) {
        String(cString: $0)
      }
    }
  }
}

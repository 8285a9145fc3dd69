// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The few file operations that the site needs, on bytes and without Foundation: its file manager
/// alone would cost more than building the whole site.
enum FileSystem {
  /// A call that failed, in the system's words.
  struct Failure: Error, CustomStringConvertible {
    let operation: String
    let path: String
    let code: Int32

    var description: String { "cannot \(operation) '\(path)': \(String(cString: strerror(code)))" }
  }

  enum Kind: Sendable {
    case file, directory, other
  }

  static func kind(of path: String) -> Kind? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .directory
    default: return .other
    }
  }

  static func read(_ path: String) throws(Failure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure("read", path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure("read", path) }
    guard status.st_mode & S_IFMT != S_IFDIR else {
      throw Failure(operation: "read", path: path, code: EISDIR)
    }
    var bytes: [UInt8] = []
    var wanted = Int(status.st_size) + 1
    while true {
      let count = bytes.count
      bytes.append(contentsOf: repeatElement(0, count: wanted))
      let got = bytes.withUnsafeMutableBytes { buffer in
        buffer.baseAddress.map { systemRead(descriptor, $0 + count, wanted) } ?? 0
      }
      bytes.removeLast(wanted - max(0, got))
      guard got >= 0 else { throw failure("read", path) }
      if got == 0 { return bytes }
      wanted = got < wanted ? max(1, wanted - got) : 1 << 16
    }
  }

  static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw failure("write", path) }
    defer { close(descriptor) }
    var offset = 0
    while offset < bytes.count {
      let written = bytes.withUnsafeBytes { buffer in
        buffer.baseAddress.map { systemWrite(descriptor, $0 + offset, bytes.count - offset) } ?? 0
      }
      guard written > 0 else { throw failure("write", path) }
      offset += written
    }
  }

  /// The names in a directory, sorted.
  static func names(in directory: String) throws(Failure) -> [String] {
    guard let stream = opendir(directory) else { throw failure("list", directory) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// Every file below a directory, as paths relative to it, sorted.
  ///
  /// Names that start with a dot are left out unless asked for, and links to a folder that holds
  /// them are not followed.
  static func files(
    below directory: String, includesHidden: Bool = false
  ) throws(Failure) -> [String] {
    var files: [String] = []
    var pending = [("", 0)]
    while let (prefix, depth) = pending.popLast() {
      for name in try names(in: prefix.isEmpty ? directory : directory + "/" + prefix) {
        if name.hasPrefix("."), !includesHidden { continue }
        let path = prefix.isEmpty ? name : prefix + "/" + name
        switch kind(of: directory + "/" + path) {
        case .file: files.append(path)
        case .directory where depth < 32 && !leadsBack(directory + "/" + path):
          pending.append((path, depth + 1))
        default: break
        }
      }
    }
    return files.sorted()
  }

  /// Whether a path is a link to one of the folders it stands in.
  private static func leadsBack(_ path: String) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return false }
    guard let target = resolved(path), let folder = resolved(parent(of: path)) else { return true }
    return isInside(folder, target)
  }

  /// Whether a path is a folder, or lies in it; both without links.
  static func isInside(_ path: String, _ folder: String) -> Bool {
    path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }

  /// The absolute path without links of something that may not be there yet.
  static func absolute(_ path: String) -> String? {
    if let path = resolved(path) { return path }
    let above = parent(of: path)
    guard above != path, let name = path.split(separator: "/").last else { return nil }
    return absolute(above).map { ($0 == "/" ? "" : $0) + "/" + name }
  }

  static func makeDirectory(_ path: String) throws(Failure) {
    if mkdir(path, 0o755) == 0 { return }
    guard errno == ENOENT || errno == EEXIST else { throw failure("create", path) }
    if errno == EEXIST {
      guard kind(of: path) == .directory else {
        throw Failure(operation: "create", path: path, code: ENOTDIR)
      }
      return
    }
    let above = parent(of: path)
    guard above != path else { throw failure("create", path) }
    try makeDirectory(above)
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw failure("create", path) }
  }

  static func link(_ existing: String, to path: String) -> Bool {
    systemLink(existing, path) == 0
  }

  static func move(_ source: String, to destination: String) throws(Failure) {
    guard rename(source, destination) == 0 else { throw failure("replace", destination) }
  }

  /// Deletes a directory and everything in it; links are removed, not followed.
  static func removeTree(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    if status.st_mode & S_IFMT == S_IFDIR {
      for name in (try? names(in: path)) ?? [] { removeTree(path + "/" + name) }
      rmdir(path)
    } else {
      unlink(path)
    }
  }

  static func removeFile(_ path: String) { unlink(path) }

  /// The absolute path without links; `nil` when nothing is there.
  static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The folder that holds `path`; `.` for a bare name.
  static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  static var processIdentifier: Int32 { getpid() }

  static func isRunning(_ process: Int32) -> Bool { kill(process, 0) == 0 || errno == EPERM }

  /// Seconds on a clock that only goes forward.
  static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private static func failure(_ operation: String, _ path: String) -> Failure {
    Failure(operation: operation, path: path, code: errno)
  }
}

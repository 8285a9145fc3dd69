// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The folder that is served, read without ever leaving it.
///
/// Each segment is opened relative to the one before with `O_NOFOLLOW`, so a symbolic link is as
/// good as absent, even one that appears between a check and its use. The root is opened anew for
/// each request because a build swaps the whole folder.
struct OutputFolder: Sendable {
  enum Entry: Equatable {
    case file([UInt8])
    case directory
    case missing
  }

  /// The folder's path.
  var path: String

  /// What stands at the path: a regular file's bytes, a folder, or nothing that may be served.
  func entry(at segments: [String]) -> Entry {
    var descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return .missing }
    defer { close(descriptor) }
    for segment in segments {
      // O_NONBLOCK: opening a named pipe must not wait for its writer.
      let next = openat(descriptor, segment, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      close(descriptor)
      descriptor = next
      guard next >= 0 else { return .missing }
    }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return .missing }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .directory
    case S_IFREG:
      return Self.read(descriptor, size: Int(status.st_size)).map(Entry.file) ?? .missing
    default: return .missing
    }
  }

  private static func read(_ descriptor: Int32, size: Int) -> [UInt8]? {
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = systemRead(descriptor, buffer.baseAddress.map { $0 + count }, size - count)
        if got < 0 && errno == EINTR { continue }
        if got < 0 { failed = true }
        if got <= 0 { break }
        count += got
      }
    }
    return failed ? nil : bytes
  }

  private static func systemRead(
    _ descriptor: Int32, _ target: UnsafeMutablePointer<UInt8>?, _ count: Int
  ) -> Int {
    #if canImport(Glibc)
      Glibc.read(descriptor, target, count)
    #else
      Darwin.read(descriptor, target, count)
    #endif
  }
}

// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// A directory that a command writes, and that changes as a whole or not at all.
///
/// The new content is built beside the directory and swapped in when it is complete, so a reader
/// never meets half a site and an error leaves the old one byte for byte. Files that did not change
/// keep their dates. A marker file lists what was written: a directory without it, or with files
/// that it does not list, belongs to somebody else and is refused.
///
/// ```swift
/// let report = try OutputDirectory("Site/public").replace(with: ["index.html": bytes])
/// ```
public struct OutputDirectory: Sendable {
  /// The marker's name inside the directory.
  public static let markerName = ".popuplab"

  private static let markerTitle = "Written by popuplab. The files below are replaced as a whole."

  public let path: String

  public init(_ path: String) {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    self.path = path.isEmpty ? "." : path
  }

  /// What a replacement did.
  public struct Report: Sendable, Equatable {
    public var written: Int
    public var unchanged: Int
    public var removed: Int

    public init(written: Int = 0, unchanged: Int = 0, removed: Int = 0) {
      self.written = written
      self.unchanged = unchanged
      self.removed = removed
    }
  }

  /// Makes the directory hold exactly these files.
  ///
  /// - Parameter files: bytes by path relative to the directory, with `/` between the parts.
  /// - Throws: `SiteDiagnostic` when the directory is not ours or cannot be written.
  public func replace(with files: [String: [UInt8]]) throws(SiteDiagnostic) -> Report {
    try checkPaths(files.keys)
    let old = try ownedFiles()
    do throws(FileSystem.Failure) {
      return try replace(old: old, with: files)
    } catch {
      throw SiteDiagnostic(
        .error, file: path, message: "\(error); nothing was changed")
    }
  }

  /// Fails when the directory exists and something in it was not written by this tool.
  public func check() throws(SiteDiagnostic) {
    _ = try ownedFiles()
  }

  // MARK: Replacing

  private func replace(
    old: Set<String>?, with files: [String: [UInt8]]
  ) throws(FileSystem.Failure) -> Report {
    let names = files.keys.sorted()
    let current = FileSystem.resolved(path) ?? path
    var report = Report()
    let same = unchangedFiles(in: current, old: old ?? [], files: files)
    report.unchanged = same.count
    report.written = files.count - same.count
    report.removed = (old ?? []).subtracting(names).count
    if old != nil, report.written == 0, report.removed == 0 { return report }

    let above = FileSystem.parent(of: current)
    try FileSystem.makeDirectory(above)
    removeLeftovers(in: above, of: current)
    let fresh = sibling(of: current, FileSystem.processIdentifier)
    FileSystem.removeTree(fresh)
    do throws(FileSystem.Failure) {
      try fill(fresh, names: names, files: files, same: same, current: current)
      try swapIn(fresh, at: current, exists: old != nil)
    } catch {
      FileSystem.removeTree(fresh)
      throw error
    }
    return report
  }

  private func unchangedFiles(
    in current: String, old: Set<String>, files: [String: [UInt8]]
  ) -> Set<String> {
    Set(
      old.filter { name in
        guard let bytes = files[name] else { return false }
        return (try? FileSystem.read(current + "/" + name)) == bytes
      })
  }

  private func fill(
    _ fresh: String, names: [String], files: [String: [UInt8]], same: Set<String>, current: String
  ) throws(FileSystem.Failure) {
    try FileSystem.makeDirectory(fresh)
    let marker = Self.markerTitle + "\n" + names.map { $0 + "\n" }.joined()
    try FileSystem.write(Array(marker.utf8), to: fresh + "/" + Self.markerName)
    var made: Set<String> = [fresh]
    for name in names {
      let target = fresh + "/" + name
      let folder = FileSystem.parent(of: target)
      if made.insert(folder).inserted { try FileSystem.makeDirectory(folder) }
      if same.contains(name), FileSystem.link(current + "/" + name, to: target) { continue }
      try FileSystem.write(files[name] ?? [], to: target)
    }
  }

  private func swapIn(
    _ fresh: String, at current: String, exists: Bool
  ) throws(FileSystem.Failure) {
    guard exists else { return try FileSystem.move(fresh, to: current) }
    if systemExchange(fresh, current) {
      FileSystem.removeTree(fresh)
      return
    }
    // No exchange on this file system: two renames, and the first is undone if the second fails.
    let aside = fresh + ".old"
    try FileSystem.move(current, to: aside)
    do throws(FileSystem.Failure) {
      try FileSystem.move(fresh, to: current)
    } catch {
      try FileSystem.move(aside, to: current)
      throw error
    }
    FileSystem.removeTree(aside)
  }

  private func sibling(of current: String, _ process: Int32) -> String {
    let name = current.split(separator: "/").last.map(String.init) ?? "output"
    return FileSystem.parent(of: current) + "/.\(name).popuplab-\(process)"
  }

  /// Deletes what builds that were killed left beside the directory.
  private func removeLeftovers(in above: String, of current: String) {
    let prefix = sibling(of: current, 0).dropLast().split(separator: "/").last ?? ""
    for name in (try? FileSystem.names(in: above)) ?? [] where name.hasPrefix(prefix) {
      let process = name.dropFirst(prefix.count).prefix { $0.isNumber }
      guard let process = Int32(process), !FileSystem.isRunning(process) else { continue }
      let leftover = above + "/" + name
      guard FileSystem.kind(of: leftover + "/" + Self.markerName) == .file else { continue }
      FileSystem.removeTree(leftover)
    }
  }

  // MARK: Whose directory is it?

  /// The files that we wrote there before; `nil` when there is no directory, an empty set when it
  /// is empty.
  private func ownedFiles() throws(SiteDiagnostic) -> Set<String>? {
    guard let kind = FileSystem.kind(of: path) else { return nil }
    guard kind == .directory else {
      throw refusal("it is a file, and a directory was expected; choose another output directory")
    }
    let present: [String]
    do {
      present = try FileSystem.files(below: path, includesHidden: true)
    } catch {
      throw refusal("\(error)")
    }
    if present.isEmpty, ((try? FileSystem.names(in: path)) ?? []).isEmpty { return [] }
    guard let marker = try? FileSystem.read(path + "/" + Self.markerName) else {
      throw refusal(
        "it was not written by popuplab and is left as it is; choose another directory, or an empty one"
      )
    }
    let lines = marker.split(separator: UInt8(ascii: "\n")).map {
      String(decoding: $0, as: UTF8.self)
    }
    let owned = Set(lines.dropFirst())
    let foreign = present.filter { $0 != Self.markerName && !owned.contains($0) }
    guard let first = foreign.first, lines.first == Self.markerTitle || !foreign.isEmpty else {
      return owned.intersection(present)
    }
    let others = foreign.count > 1 ? " and \(foreign.count - 1) more" : ""
    throw refusal(
      "it holds files that popuplab did not write ('\(first)'\(others)); move them away or choose another directory"
    )
  }

  private func refusal(_ reason: String) -> SiteDiagnostic {
    SiteDiagnostic(.error, file: path, message: "cannot replace this directory: " + reason)
  }

  private func checkPaths(_ paths: some Sequence<String>) throws(SiteDiagnostic) {
    for name in paths {
      let parts = name.split(separator: "/", omittingEmptySubsequences: false)
      let isSafe = parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
      guard isSafe, name != Self.markerName, !name.utf8.contains(0x0A), !name.utf8.contains(0)
      else {
        throw SiteDiagnostic(
          .error, file: path, message: "'\(name)' is not a path inside the output directory")
      }
    }
  }
}

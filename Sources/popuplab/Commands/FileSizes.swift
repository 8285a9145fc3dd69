// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import Foundation

/// The sizes of files, plain and compressed as a server would send them.
struct FileSizes {
  private let rows: [(path: String, size: Int, compressed: Int?)]

  /// Measures files that were written to a directory.
  init(_ files: [String: [UInt8]], in directory: String) {
    let compressible = files.keys.filter(Self.isText).sorted()
    let sizes = Gzip.sizes(of: compressible, in: directory) ?? []
    let compressed = Dictionary(uniqueKeysWithValues: zip(compressible, sizes))
    rows = files.sorted { $0.key < $1.key }.map { path, bytes in
      (path, bytes.count, compressed[path])
    }
  }

  /// A table with one file a line; icons are many and alike, so one line sums each folder up that
  /// has more than eight files.
  var table: String {
    var lines: [(name: String, size: Int, compressed: Int?)] = []
    let folders = Dictionary(grouping: rows) { row in
      row.path.lastIndex(of: "/").map { String(row.path[..<$0]) } ?? ""
    }
    for (folder, rows) in folders.sorted(by: { $0.key < $1.key }) {
      if folder.isEmpty || rows.count <= 8 {
        lines += rows.map { ($0.path, $0.size, $0.compressed) }
      } else {
        lines.append(
          ("\(folder)/ (\(rows.count) files)", rows.reduce(0) { $0 + $1.size }, nil))
      }
    }
    let width = (lines.map(\.name.count).max() ?? 0) + 2
    return lines.map { line in
      let name = line.name + String(repeating: " ", count: width - line.name.count)
      let gzip = line.compressed.map { Self.right("\($0)", 8) + " B gzip" } ?? ""
      return "  \(name)\(Self.right("\(line.size)", 8)) B\(gzip)"
    }
    .joined(separator: "\n")
  }

  private static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  private static func isText(_ path: String) -> Bool {
    path.hasSuffix(".css") || path.hasSuffix(".js")
  }
}

/// The system's `gzip`, where there is one.
private enum Gzip {
  /// The compressed sizes of files, or nil without a `gzip`.
  ///
  /// One shell for all files: starting each program from here takes ten times as long.
  static func sizes(of paths: [String], in directory: String) -> [Int]? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    let script = "for file; do gzip -9 -n -c -- \"$file\" 2>/dev/null | wc -c; done"
    process.arguments = ["-c", "command -v gzip >/dev/null || exit 1; \(script)", "sh"] + paths
    process.currentDirectoryURL = URL(fileURLWithPath: directory)
    let output = Pipe()
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = (try? output.fileHandleForReading.readToEnd()) ?? Data()
    process.waitUntilExit()
    let sizes = String(decoding: data, as: UTF8.self).split(separator: "\n").compactMap { line in
      Int(line.filter { $0 != " " })
    }
    return process.terminationStatus == 0 && sizes.count == paths.count ? sizes : nil
  }
}

// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import Foundation

/// The sizes of files, plain and compressed as a server would send them.
struct FileSizes {
  private let rows: [(path: String, size: Int, compressed: Int?)]

  init(_ files: [String: [UInt8]]) {
    rows = files.sorted { $0.key < $1.key }.map { path, bytes in
      (path, bytes.count, Self.isText(path) ? Gzip.size(of: bytes) : nil)
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
  static func size(of bytes: [UInt8]) -> Int? {
    guard let program = ["/usr/bin/gzip", "/bin/gzip"].first(where: isExecutable) else {
      return nil
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["-9", "-n", "-c"]
    let input = Pipe()
    let output = Pipe()
    process.standardInput = input
    process.standardOutput = output
    guard (try? process.run()) != nil else { return nil }
    // From another thread: both pipes could be full at once.
    Thread {
      try? input.fileHandleForWriting.write(contentsOf: Data(bytes))
      try? input.fileHandleForWriting.close()
    }.start()
    let data = (try? output.fileHandleForReading.readToEnd()) ?? Data()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? data.count : nil
  }

  private static func isExecutable(_ path: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: path)
  }
}

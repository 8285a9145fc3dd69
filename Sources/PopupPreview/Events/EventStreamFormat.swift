// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// Writes server-sent events as the HTML standard's event stream format has them.
enum EventStreamFormat {
  /// A line that clients ignore; writing it finds out which of them are gone.
  static let comment = Array(": still here\n\n".utf8)

  static func event(_ name: String, _ text: String, id: String) -> [UInt8] {
    var bytes = Array("event: \(name)\nid: \(id)\n".utf8)
    // Carriage returns end lines in this format too, so each line gets a prefix of its own.
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for line in lines {
      bytes += "data: ".utf8
      bytes += line.utf8
      bytes.append(UInt8(ascii: "\n"))
    }
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }
}

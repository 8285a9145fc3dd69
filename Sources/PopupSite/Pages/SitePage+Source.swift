// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

extension SitePage {
  /// The column, from 1, where a link's address stands in a line of the source; 1 when it is
  /// written in another way there.
  func column(of url: String, line: Int) -> Int {
    let lines = source.split(
      separator: UInt8(ascii: "\n"), maxSplits: line, omittingEmptySubsequences: false)
    guard line >= 1, line <= lines.count else { return 1 }
    let text = lines[line - 1]
    let needle = Array(url.utf8)
    var index = text.startIndex
    while index + needle.count <= text.endIndex {
      if text[index..<(index + needle.count)].elementsEqual(needle) {
        return index - text.startIndex + 1
      }
      index += 1
    }
    return 1
  }

  /// The page as Markdown for readers and programs: the title, then the text without front matter.
  var markdown: [UInt8] {
    var body = source[...]
    if body.starts(with: Array("---".utf8)) {
      let lines = source.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      let end = lines.dropFirst().firstIndex { line in
        line.elementsEqual("---".utf8) || line.elementsEqual("---\r".utf8)
      }
      if let end {
        body = source[min(lines[end].endIndex + 1, source.endIndex)...]
        while body.first == UInt8(ascii: "\n") || body.first == UInt8(ascii: "\r") {
          body.removeFirst()
        }
      }
    }
    if body.starts(with: Array("# ".utf8)) { return Array(body) }
    return Array("# \(title)\n\n".utf8) + body
  }
}

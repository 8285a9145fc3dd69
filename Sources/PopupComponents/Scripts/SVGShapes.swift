// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// The shapes inside one icon file.
///
/// An icon file is one `svg` element whose children are empty elements with plain attributes, so this
/// reads just that and refuses everything else.
struct SVGShapes {
  struct Shape: Equatable {
    var tag: String
    var attributes: [(name: String, value: String)]

    static func == (left: Shape, right: Shape) -> Bool {
      left.tag == right.tag
        && left.attributes.elementsEqual(right.attributes) {
          $0.name == $1.name && $0.value == $1.value
        }
    }
  }

  static let allowedTags: Set<String> = [
    "path", "circle", "ellipse", "rect", "line", "polyline", "polygon",
  ]

  let shapes: [Shape]

  /// - Returns: `nil` when the text is not an icon file.
  init?(_ source: String) {
    var scanner = Scanner(text: Array(source.utf8))
    guard let root = scanner.tag(), root.name == "svg", !root.isEmpty else { return nil }
    var shapes: [Shape] = []
    while let tag = scanner.tag() {
      if tag.name == "/svg" {
        self.shapes = shapes
        return
      }
      guard tag.isEmpty, Self.allowedTags.contains(tag.name) else { return nil }
      shapes.append(Shape(tag: tag.name, attributes: tag.attributes))
    }
    return nil
  }

  private struct Tag {
    var name = ""
    var attributes: [(name: String, value: String)] = []
    var isEmpty = false
  }

  private struct Scanner {
    let text: [UInt8]
    var index = 0

    /// The next tag; white space before it is skipped and other text ends the reading.
    mutating func tag() -> Tag? {
      skipSpace()
      guard take("<") else { return nil }
      var tag = Tag(name: word())
      while index < text.count {
        skipSpace()
        if take(">") { return tag }
        if take("/") {
          tag.isEmpty = true
          continue
        }
        let name = word()
        guard !name.isEmpty, take("="), take("\"") else { return nil }
        let start = index
        while index < text.count, text[index] != UInt8(ascii: "\"") { index += 1 }
        tag.attributes.append((name, String(decoding: text[start..<index], as: UTF8.self)))
        guard take("\"") else { return nil }
      }
      return nil
    }

    private mutating func word() -> String {
      let start = index
      while index < text.count, Self.isWord(text[index]) || (index == start && text[index] == 0x2F)
      {
        index += 1
      }
      return String(decoding: text[start..<index], as: UTF8.self)
    }

    private static func isWord(_ byte: UInt8) -> Bool {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: ":"): true
      default: false
      }
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
      guard index < text.count, UInt32(text[index]) == character.value else { return false }
      index += 1
      return true
    }

    private mutating func skipSpace() {
      while index < text.count, text[index] <= 32 { index += 1 }
    }
  }
}

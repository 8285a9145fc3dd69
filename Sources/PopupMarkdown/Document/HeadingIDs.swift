// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// Gives every heading an id: the one in `{#id}` at its end, else a slug of its words, with a
/// counter when that is taken.
struct HeadingIDs {
  let path: String
  /// Whether headings stand inside other blocks, which is rare and costs a walk.
  let hasNestedHeadings: Bool
  /// The ids in use and the line where each was taken.
  private var lines: [String: Int] = [:]
  private(set) var diagnostics: [MarkdownDiagnostic] = []

  init(path: String, hasNestedHeadings: Bool) {
    self.path = path
    self.hasNestedHeadings = hasNestedHeadings
  }

  mutating func assign(in document: inout MarkdownDocument) {
    // Written ids first: a slug gives way, whatever the order.
    takeWrittenIDs(in: &document.blocks)
    for index in document.footnotes.indices where hasNestedHeadings {
      takeWrittenIDs(in: &document.footnotes[index].blocks)
    }
    takeSlugs(in: &document.blocks)
    for index in document.footnotes.indices where hasNestedHeadings {
      takeSlugs(in: &document.footnotes[index].blocks)
    }
    document.diagnostics += diagnostics
  }

  private mutating func takeWrittenIDs(in blocks: inout [MarkdownBlock]) {
    for index in blocks.indices {
      if case .heading(var heading) = blocks[index] {
        guard let id = Self.splitID(&heading.content) else { continue }
        heading.id = id
        blocks[index] = .heading(heading)
        if let first = lines[id] {
          diagnostics.append(
            MarkdownProblem.duplicateID(id, firstLine: first)
              .diagnostic(file: path, line: heading.line))
        } else {
          lines[id] = heading.line
        }
      } else if hasNestedHeadings {
        blocks[index].modifyChildren { takeWrittenIDs(in: &$0) }
      }
    }
  }

  private mutating func takeSlugs(in blocks: inout [MarkdownBlock]) {
    for index in blocks.indices {
      if case .heading(var heading) = blocks[index] {
        guard heading.id.isEmpty else { continue }
        heading.id = freeID(Slug.make(heading.content.plainText))
        lines[heading.id] = heading.line
        blocks[index] = .heading(heading)
      } else if hasNestedHeadings {
        blocks[index].modifyChildren { takeSlugs(in: &$0) }
      }
    }
  }

  private func freeID(_ slug: String) -> String {
    var id = slug
    var count = 0
    while lines[id] != nil {
      count += 1
      id = "\(slug)-\(count)"
    }
    return id
  }

  /// Cuts `{#id}` off the end of a heading.
  private static func splitID(_ content: inout [MarkdownInline]) -> String? {
    guard case .text(let text)? = content.last, text.hasSuffix("}"),
      let brace = text.lastIndex(of: "{"), text[brace...].hasPrefix("{#")
    else { return nil }
    let id = text[brace...].dropFirst(2).dropLast()
    guard !id.isEmpty, id.unicodeScalars.allSatisfy({ Slug.isKept($0) || $0 == "." || $0 == ":" })
    else { return nil }
    var rest = text[..<brace]
    while rest.last == " " { rest.removeLast() }
    content[content.count - 1] = .text(String(rest))
    if rest.isEmpty { content.removeLast() }
    return String(id)
  }
}

/// Names for headings, as GitHub makes them: lower case, hyphens for spaces, no punctuation.
enum Slug {
  static func make(_ text: String) -> String {
    if let slug = makeFromASCII(text) { return slug }
    var slug = ""
    for scalar in text.lowercased().unicodeScalars {
      if isKept(scalar) {
        slug.unicodeScalars.append(scalar)
      } else if scalar == " " || scalar == "\n" {
        slug += "-"
      }
    }
    return slug.isEmpty ? "section" : slug
  }

  /// Most headings are ASCII and need no Unicode tables.
  private static func makeFromASCII(_ text: String) -> String? {
    var slug: [UInt8] = []
    slug.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      switch byte {
      case 0x80...: return nil
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): slug.append(byte | 0x20)
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"), UInt8(ascii: "_"):
        slug.append(byte)
      case UInt8(ascii: " "), UInt8(ascii: "\n"): slug.append(UInt8(ascii: "-"))
      default: continue
      }
    }
    return slug.isEmpty ? nil : String(decoding: slug, as: UTF8.self)
  }

  static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_": return true
    case "\u{0}"..."\u{7F}": return false
    default:
      let properties = scalar.properties
      return properties.isAlphabetic || properties.numericType != nil
        || properties.generalCategory == .nonspacingMark
    }
  }
}

extension MarkdownBlock {
  /// Lets `body` change the blocks inside this one, if it holds any.
  mutating func modifyChildren(_ body: (inout [MarkdownBlock]) -> Void) {
    switch self {
    case .quote(var blocks):
      body(&blocks)
      self = .quote(blocks)
    case .alert(var alert):
      body(&alert.blocks)
      self = .alert(alert)
    case .list(var list):
      for index in list.items.indices { body(&list.items[index].blocks) }
      self = .list(list)
    case .element(var element):
      body(&element.children)
      self = .element(element)
    case .heading, .paragraph, .code, .table, .rule, .inlines: break
    }
  }
}

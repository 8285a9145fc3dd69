// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// Writes HTML trees as bytes.
///
/// A name that would change how the document parses (a space, a quote, `<`, `>`, `/`, `=` or a
/// control character in it) is not written: an attribute is left out, an element leaves only its
/// children.
public struct HTMLSerializer {
  var bytes: [UInt8] = []

  init() {}

  public static func serialize(_ nodes: [HTMLNode]) -> [UInt8] {
    var serializer = HTMLSerializer()
    for node in nodes { serializer.append(node) }
    return serializer.bytes
  }

  public static func string(_ nodes: [HTMLNode]) -> String {
    String(decoding: serialize(nodes), as: UTF8.self)
  }

  /// Appends the bytes of `nodes` to a buffer that the caller already has.
  public static func append(_ nodes: [HTMLNode], to bytes: inout [UInt8]) {
    var serializer = HTMLSerializer()
    swap(&serializer.bytes, &bytes)
    for node in nodes { serializer.append(node) }
    swap(&serializer.bytes, &bytes)
  }

  mutating func append(_ node: HTMLNode) {
    switch node {
    case .text(let text): HTMLEscaping.appendText(text, to: &bytes)
    case .trusted(let trusted): bytes.append(contentsOf: trusted)
    case .fragment(let nodes): for node in nodes { append(node) }
    case .element(let element): append(element)
    }
  }

  private mutating func append(_ element: HTMLElement) {
    guard HTMLVocabulary.isSafeName(element.name) else {
      for child in element.children { append(child) }
      return
    }
    appendStartTag(element)
    if HTMLVocabulary.void.contains(element.name) { return }
    if HTMLVocabulary.rawText.contains(element.name) {
      appendRawText(element.children)
    } else {
      if Self.needsLineFeed(element) { bytes.append(UInt8(ascii: "\n")) }
      for child in element.children { append(child) }
    }
    appendEndTag(element)
  }

  mutating func appendStartTag(_ element: HTMLElement) {
    bytes.append(UInt8(ascii: "<"))
    bytes.append(contentsOf: element.name.utf8)
    for entry in element.attributes.entries where HTMLVocabulary.isSafeName(entry.name) {
      bytes.append(UInt8(ascii: " "))
      bytes.append(contentsOf: entry.name.utf8)
      guard case .text(let text) = entry.value else { continue }
      bytes.append(UInt8(ascii: "="))
      bytes.append(UInt8(ascii: "\""))
      HTMLEscaping.appendAttribute(text, to: &bytes)
      bytes.append(UInt8(ascii: "\""))
    }
    bytes.append(UInt8(ascii: ">"))
  }

  mutating func appendEndTag(_ element: HTMLElement) {
    bytes.append(UInt8(ascii: "<"))
    bytes.append(UInt8(ascii: "/"))
    bytes.append(contentsOf: element.name.utf8)
    bytes.append(UInt8(ascii: ">"))
  }

  /// Script and style text cannot be escaped, so `</` and `<!` get a backslash: inside the strings
  /// of JavaScript and CSS, where alone they may occur, that changes nothing.
  private mutating func appendRawText(_ nodes: [HTMLNode]) {
    let text = nodes.map(\.textContent).joined()
    var previous: UInt8 = 0
    for byte in text.utf8 {
      let endsTag = byte == UInt8(ascii: "/") || byte == UInt8(ascii: "!")
      if previous == UInt8(ascii: "<"), endsTag { bytes.append(UInt8(ascii: "\\")) }
      bytes.append(byte)
      previous = byte
    }
  }

  /// Whether the parser would swallow the first line feed of the content.
  private static func needsLineFeed(_ element: HTMLElement) -> Bool {
    guard element.name == "pre" || element.name == "textarea" else { return false }
    return element.children.lazy.compactMap(firstByte).first == UInt8(ascii: "\n")
  }

  private static func firstByte(_ node: HTMLNode) -> UInt8? {
    switch node {
    case .text(let text): text.utf8.first
    case .trusted(let bytes): bytes.first
    case .fragment(let nodes): nodes.lazy.compactMap(firstByte).first
    case .element: UInt8(ascii: "<")
    }
  }
}

// MARK: Parts

extension HTMLSerializer {
  /// Appends a start tag alone, for writers that produce the content themselves.
  public static func appendStartTag(_ element: HTMLElement, to bytes: inout [UInt8]) {
    var serializer = HTMLSerializer()
    swap(&serializer.bytes, &bytes)
    serializer.appendStartTag(element)
    swap(&serializer.bytes, &bytes)
  }

  /// Appends an end tag alone.
  public static func appendEndTag(_ name: String, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: "</\(name)>".utf8)
  }
}

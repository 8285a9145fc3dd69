// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

extension HTMLSerializer {
  /// Lines and indentation for people, with the same meaning as `serialize`.
  ///
  /// White space is added only where a browser makes no box of it: beside block elements, at the
  /// edges inside them, and between the children of elements that hold no text of their own.
  ///
  /// - Parameters:
  ///   - width: the number of columns from which an element without block children is broken up.
  ///   - isContainer: says of further elements, such as flex containers known by their class, that
  ///     white space between their children is not shown.
  public static func pretty(
    _ nodes: [HTMLNode], width: Int = 96,
    isContainer: @escaping (HTMLElement) -> Bool = { _ in false }
  ) -> String {
    var printer = HTMLPrettyPrinter(width: width, isContainer: isContainer)
    printer.print(HTMLPrettyPrinter.flatten(nodes), isContainer: true, indent: 0)
    return String(decoding: printer.serializer.bytes, as: UTF8.self)
  }
}

/// The layout of `HTMLSerializer.pretty`.
private struct HTMLPrettyPrinter {
  var serializer = HTMLSerializer()
  let width: Int
  let isContainer: (HTMLElement) -> Bool

  /// Writes children as lines, each with its indentation and a line feed.
  mutating func print(_ nodes: [HTMLNode], isContainer: Bool, indent: Int) {
    for line in lines(nodes, isContainer: isContainer) {
      serializer.bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indent))
      if line.count == 1, case .element(let element) = line[0] {
        print(element, indent: indent)
      } else {
        for node in line { serializer.append(node) }
      }
      serializer.bytes.append(UInt8(ascii: "\n"))
    }
  }

  private mutating func print(_ element: HTMLElement, indent: Int) {
    guard breaks(element, indent: indent) else { return serializer.append(.element(element)) }
    serializer.appendStartTag(element)
    serializer.bytes.append(UInt8(ascii: "\n"))
    print(
      Self.flatten(element.children), isContainer: holdsNoText(element), indent: indent + 2)
    serializer.bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indent))
    serializer.appendEndTag(element)
  }

  /// Whether the content goes to lines of its own.
  private func breaks(_ element: HTMLElement, indent: Int) -> Bool {
    let name = element.name
    guard !element.children.isEmpty, HTMLVocabulary.isSafeName(name),
      !HTMLVocabulary.void.contains(name), !HTMLVocabulary.preformatted.contains(name),
      isBlock(element) || holdsNoText(element) || HTMLVocabulary.inlineBlock.contains(name)
    else { return false }
    let children = Self.flatten(element.children)
    let hasBlocks = children.contains { node in
      if case .element(let child) = node { isBlock(child) } else { false }
    }
    if hasBlocks { return true }
    let size = HTMLSerializer.serialize([.element(element)]).count
    guard indent + size > width else { return false }
    // One run of plain text gains nothing from its own line.
    return children.contains { if case .text = $0 { false } else { true } }
  }

  /// Groups children: nodes whose neighbours may not be parted stay in one line.
  private func lines(_ nodes: [HTMLNode], isContainer: Bool) -> [[HTMLNode]] {
    var lines: [[HTMLNode]] = []
    var mayBreak = true
    for node in nodes {
      if isContainer || mayBreak || isBlock(node) {
        lines.append([node])
      } else {
        lines[lines.count - 1].append(node)
      }
      mayBreak = isBlock(node)
    }
    return lines.map(Self.trimmed).filter { !$0.isEmpty }
  }

  private func isBlock(_ node: HTMLNode) -> Bool {
    if case .element(let element) = node { isBlock(element) } else { false }
  }

  private func isBlock(_ element: HTMLElement) -> Bool {
    HTMLVocabulary.block.contains(element.name) || isContainer(element)
  }

  private func holdsNoText(_ element: HTMLElement) -> Bool {
    HTMLVocabulary.textless.contains(element.name) || isContainer(element)
  }

  /// Replaces fragments by what they hold.
  static func flatten(_ nodes: [HTMLNode]) -> [HTMLNode] {
    nodes.flatMap { node in
      if case .fragment(let inner) = node { flatten(inner) } else { [node] }
    }
  }

  /// Drops the white space at both ends of a line: the line feeds take its place.
  private static func trimmed(_ line: [HTMLNode]) -> [HTMLNode] {
    var line = line
    while case .text(let text)? = line.first {
      let rest = text.drop(while: isSpace)
      if rest.isEmpty {
        line.removeFirst()
      } else {
        line[0] = .text(String(rest))
        break
      }
    }
    while case .text(let text)? = line.last {
      let kept = text.reversed().drop(while: isSpace)
      if kept.isEmpty {
        line.removeLast()
      } else {
        line[line.count - 1] = .text(String(kept.reversed()))
        break
      }
    }
    return line
  }

  private static func isSpace(_ character: Character) -> Bool {
    character == " " || character == "\n" || character == "\t" || character == "\r\n"
  }
}

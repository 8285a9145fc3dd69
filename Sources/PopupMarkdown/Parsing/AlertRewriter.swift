// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// Recognises quotes that are alerts: GitHub's `> [!NOTE]` and DocC's `> Note: …`.
enum AlertRewriter {
  static func rewrite(_ blocks: [MarkdownBlock], line: Int) -> MarkdownBlock {
    guard case .paragraph(let inlines)? = blocks.first, case .text(let text)? = inlines.first,
      let (kind, rest, isMarker) = split(text)
    else { return .quote(blocks) }
    var content = inlines
    content[0] = .text(String(rest))
    var title: [MarkdownInline] = []
    if isMarker { (title, content) = splitLine(content) }
    content = trimmingStart(content)
    let first: [MarkdownBlock] = content.isEmpty ? [] : [.paragraph(content)]
    return .alert(
      MarkdownAlert(
        kind: kind, title: trimmingStart(title), blocks: first + blocks.dropFirst(), line: line))
  }

  /// The kind that a text starts with, and the text after its marker.
  private static func split(
    _ text: String
  ) -> (kind: MarkdownAlert.Kind, rest: Substring, isMarker: Bool)? {
    if text.hasPrefix("[!"), let end = text.firstIndex(of: "]"),
      let kind = MarkdownAlert.Kind(
        rawValue: text[text.index(text.startIndex, offsetBy: 2)..<end].lowercased()),
      kind != .experiment
    {
      return (kind, text[text.index(after: end)...], true)
    }
    guard let colon = text.firstIndex(of: ":"), text.first?.isUppercase == true,
      let kind = MarkdownAlert.Kind(rawValue: text[..<colon].lowercased())
    else { return nil }
    let rest = text[text.index(after: colon)...]
    guard rest.isEmpty || rest.first?.isWhitespace == true else { return nil }
    return (kind, rest, false)
  }

  /// What stands in the first line, and what follows it.
  private static func splitLine(
    _ inlines: [MarkdownInline]
  ) -> (line: [MarkdownInline], rest: [MarkdownInline]) {
    for (index, inline) in inlines.enumerated() {
      if case .lineBreak = inline {
        return (Array(inlines[..<index]), Array(inlines[(index + 1)...]))
      }
      if case .text(let text) = inline, let feed = text.firstIndex(of: "\n") {
        let line = inlines[..<index] + [.text(String(text[..<feed]))]
        let rest = [.text(String(text[text.index(after: feed)...]))] + inlines[(index + 1)...]
        return (Array(line), Array(rest))
      }
    }
    return (inlines, [])
  }

  private static func trimmingStart(_ inlines: [MarkdownInline]) -> [MarkdownInline] {
    guard case .text(let text)? = inlines.first else { return inlines }
    let rest = text.drop(while: \.isWhitespace)
    return rest.isEmpty
      ? Array(inlines.dropFirst()) : [.text(String(rest))] + inlines.dropFirst()
  }
}

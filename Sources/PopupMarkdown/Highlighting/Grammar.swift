// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// What the lexer for languages with braces needs to know of one of them.
struct Grammar: Sendable {
  var words: [UInt64: HighlightToken.Kind]
  /// Words in capitals are types, as both Swift and JavaScript write them.
  var hasTypes = true
  var hasNestedComments = false
  /// `"""`, `#"…"#` and `\(…)`.
  var hasSwiftStrings = false
  /// `'…'`, `` `…${…}` `` and regular expressions.
  var hasScriptStrings = false
  /// `@name` and `#name`.
  var hasAttributes = false
  /// A string before a colon is a key.
  var hasStringKeys = false

  static let swift = Grammar(
    words: words(
      """
      actor any as associatedtype async await borrowing break case catch class consuming continue \
      convenience default defer deinit didSet do dynamic else enum extension fallthrough false \
      fileprivate final for func get guard if import in indirect infix init inout internal is \
      isolated lazy let macro mutating nil nonisolated open operator optional override package \
      postfix precedencegroup prefix private protocol public repeat required rethrows return self \
      Self sending set some static struct subscript super switch throw throws true try typealias \
      unowned var weak where while willSet
      """),
    hasNestedComments: true, hasSwiftStrings: true, hasAttributes: true)

  static let javaScript = Grammar(
    words: words(
      """
      as async await break case catch class const continue debugger default delete do else enum \
      export extends false finally for from function get if implements import in instanceof \
      interface let new null of private protected public readonly return set static super switch \
      this throw true try type typeof undefined var void while with yield
      """),
    hasScriptStrings: true)

  static let json = Grammar(
    words: words("true false null"), hasTypes: false, hasStringKeys: true)

  private static func words(_ list: String) -> [UInt64: HighlightToken.Kind] {
    var words: [UInt64: HighlightToken.Kind] = [:]
    for word in list.split(whereSeparator: \.isWhitespace) {
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325
      for byte in word.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      words[hash] = .keyword
    }
    return words
  }
}

// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupMarkup

/// Colours code when the page is built, so that a page needs no script for it.
///
/// Languages: Swift, HTML (with the style sheets and scripts inside), CSS, JavaScript, JSON and
/// shell. Code in another language is escaped and has no colour.
public enum Highlighter {
  /// The names that a fence may give the languages.
  public static let languages: [String] = Language.names.keys.sorted()

  /// Code as HTML: escaped, with `<span class="hl-…">` around the tokens.
  public static func html(_ code: String, language: String) -> [UInt8] {
    var bytes: [UInt8] = []
    append(code, language: language, to: &bytes)
    return bytes
  }

  public static func append(_ code: String, language: String, to bytes: inout [UInt8]) {
    var code = code
    code.withUTF8 { source in
      guard let language = Language.names[language] else {
        return HTMLEscaping.appendText(source, to: &bytes)
      }
      write(Lexers.tokens(source, language), of: source, to: &bytes)
    }
  }

  /// The tokens of a piece of code, in order and without overlap.
  public static func tokens(_ code: String, language: String) -> [HighlightToken] {
    guard let language = Language.names[language] else { return [] }
    var code = code
    return code.withUTF8 { Lexers.tokens($0, language) }
  }

  private static func write(
    _ tokens: [HighlightToken], of source: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]
  ) {
    bytes.reserveCapacity(bytes.count + source.count * 2 + tokens.count * 32)
    var position = 0
    for token in tokens {
      HTMLEscaping.appendText(
        UnsafeBufferPointer(rebasing: source[position..<token.start]), to: &bytes)
      token.kind.startTag.withUTF8Buffer { bytes.append(contentsOf: $0) }
      HTMLEscaping.appendText(
        UnsafeBufferPointer(rebasing: source[token.start..<token.end]), to: &bytes)
      bytes.append(contentsOf: endTag)
      position = token.end
    }
    HTMLEscaping.appendText(UnsafeBufferPointer(rebasing: source[position...]), to: &bytes)
  }

  private static let endTag = Array("</span>".utf8)
}

extension HighlightToken.Kind {
  fileprivate var startTag: StaticString {
    switch self {
    case .keyword: "<span class=\"hl-keyword\">"
    case .type: "<span class=\"hl-type\">"
    case .function: "<span class=\"hl-function\">"
    case .property: "<span class=\"hl-property\">"
    case .attribute: "<span class=\"hl-attribute\">"
    case .tag: "<span class=\"hl-tag\">"
    case .string: "<span class=\"hl-string\">"
    case .number: "<span class=\"hl-number\">"
    case .comment: "<span class=\"hl-comment\">"
    case .variable: "<span class=\"hl-variable\">"
    }
  }
}

enum Language {
  case swift
  case javaScript
  case json
  case html
  case css
  case shell

  static let names: [String: Language] = [
    "swift": .swift,
    "javascript": .javaScript, "js": .javaScript, "mjs": .javaScript, "jsx": .javaScript,
    "typescript": .javaScript, "ts": .javaScript,
    "json": .json, "jsonc": .json,
    "html": .html, "xml": .html, "svg": .html,
    "css": .css,
    "bash": .shell, "console": .shell, "sh": .shell, "shell": .shell, "zsh": .shell,
  ]
}

enum Lexers {
  static func tokens(
    _ source: UnsafeBufferPointer<UInt8>, _ language: Language
  ) -> [HighlightToken] {
    var cursor = Cursor(source: source)
    switch language {
    case .swift: CodeLexer(grammar: .swift).run(&cursor)
    case .javaScript: CodeLexer(grammar: .javaScript).run(&cursor)
    case .json: CodeLexer(grammar: .json).run(&cursor)
    case .html: HTMLLexer().run(&cursor)
    case .css: CSSLexer().run(&cursor)
    case .shell: ShellLexer().run(&cursor)
    }
    return cursor.tokens
  }
}

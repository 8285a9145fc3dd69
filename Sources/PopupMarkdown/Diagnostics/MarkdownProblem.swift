// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// Everything that can be wrong with a page.
///
/// All wording is here, so that its tone is one.
enum MarkdownProblem {
  case invalidUTF8
  case tooLarge(bytes: Int, limit: Int)
  case tooManyMarkers(limit: Int)
  case tooDeep(limit: Int)
  case tooManyColumns(limit: Int)
  case tooManyRows(limit: Int)
  case frontMatterNotClosed
  case frontMatterLine(String)
  case frontMatterNested(String)
  case frontMatterRepeated(String, firstLine: Int)
  case frontMatterQuote(String)
  case frontMatterList(String)
  case duplicateID(String, firstLine: Int)
  case elementNotAllowed(String)
  case elementNotInline(String)
  case attributeNotAllowed(String, element: String)
  case addressNotAllowed(String)
  case elementNotClosed(String)
  case elementNotOpened(String)
}

extension MarkdownProblem {
  var severity: MarkdownDiagnostic.Severity {
    switch self {
    case .invalidUTF8, .tooLarge, .tooManyMarkers, .tooDeep, .tooManyColumns, .tooManyRows,
      .frontMatterNotClosed, .frontMatterLine, .frontMatterNested, .frontMatterRepeated,
      .frontMatterQuote, .frontMatterList, .duplicateID:
      .error
    case .elementNotAllowed, .elementNotInline, .attributeNotAllowed, .addressNotAllowed,
      .elementNotClosed, .elementNotOpened:
      .warning
    }
  }

  /// What is wrong, and how to fix it.
  var wording: (message: String, suggestion: String?) {
    switch self {
    case .invalidUTF8:
      ("the bytes here are not UTF-8", "save the file as UTF-8")
    case .tooLarge(let bytes, let limit):
      ("the page has \(bytes) bytes, expected at most \(limit)", "split it into several pages")
    case .tooManyMarkers(let limit):
      ("more than \(limit) '>' or list markers start this line", "nest less deeply")
    case .tooDeep(let limit):
      ("blocks or emphasis are nested more than \(limit) levels deep", "nest less deeply")
    case .tooManyColumns(let limit):
      ("a table row has more than \(limit) columns", "turn the table round or split it")
    case .tooManyRows(let limit):
      ("the table has more than \(limit) rows", "split it into several tables")
    case .frontMatterNotClosed:
      ("the front matter that starts here has no closing '---' line", "add a line with '---'")
    case .frontMatterLine(let line):
      (
        "'\(line)' is no front matter, expected 'key: value'",
        "write 'key: value', or end the "
          + "front matter with '---' before it"
      )
    case .frontMatterNested(let line):
      ("'\(line)' is indented, and front matter has no nested keys", "write it without indentation")
    case .frontMatterRepeated(let key, let line):
      ("the key '\(key)' stands twice, first in line \(line)", "remove one of the two")
    case .frontMatterQuote(let value):
      ("the quoted value \(value) does not end with its quote", "close the quote, or remove it")
    case .frontMatterList(let value):
      ("the list \(value) does not end with ']'", "close it with ']', or quote the whole value")
    case .duplicateID(let id, let line):
      ("the id '\(id)' is taken already, in line \(line)", "choose another id")
    case .elementNotAllowed(let name):
      (
        "the HTML element <\(name)> is not allowed in a page and was dropped",
        "use Markdown, or one "
          + "of \(HTMLPolicy.examples)"
      )
    case .elementNotInline(let name):
      (
        "the HTML element <\(name)> cannot stand inside a paragraph and was dropped",
        "put it on a line of its own, with a blank line before it"
      )
    case .attributeNotAllowed(let name, let element):
      (
        "the attribute '\(name)' of <\(element)> is not allowed in a page and was dropped",
        "remove it"
      )
    case .addressNotAllowed(let url):
      (
        "the address '\(url)' was dropped, expected http, https, mailto, tel or a relative address",
        "correct the address"
      )
    case .elementNotClosed(let name):
      ("<\(name)> is not closed in the block that it starts in", "add </\(name)>")
    case .elementNotOpened(let name):
      (
        "</\(name)> closes nothing and was dropped",
        "remove it, or add <\(name)> before it in the "
          + "same block"
      )
    }
  }

  func diagnostic(file: String, line: Int, column: Int = 1) -> MarkdownDiagnostic {
    let (message, suggestion) = wording
    return MarkdownDiagnostic(
      severity, file: file, line: line, column: column, message, suggestion: suggestion)
  }
}

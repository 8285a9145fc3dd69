// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// A Mustache template, compiled once to byte segments.
///
/// Follows the Mustache specification 1.3 without lambdas and inheritance: variables are escaped,
/// `{{{raw}}}` and `{{&raw}}` are not, sections, inverted sections, comments, partials, dotted
/// names, the implicit iterator and other delimiters work, and a tag alone on its line takes the
/// whole line with it.
///
/// ```swift
/// let template = try MustacheTemplate("<h1>{{title}}</h1>", name: "page.html")
/// template.render(["title": "Tom & Jerry"])   // <h1>Tom &amp; Jerry</h1>
/// ```
package struct MustacheTemplate: Sendable {
  /// The file's name, as errors and warnings show it.
  package let name: String
  let segments: [Segment]

  enum Segment: Sendable {
    /// Bytes as they are; `startsLine` says whether they begin a line of the template, which is
    /// where the indentation of a partial goes.
    case text([UInt8], startsLine: Bool)
    case variable(Path, isEscaped: Bool)
    indirect case section(Path, isInverted: Bool, [Segment])
    case partial(String, indentation: [UInt8], line: Int)
  }

  /// A dotted name, and where the template says it.
  ///
  /// An empty list of parts is the implicit iterator `.`.
  struct Path: Sendable {
    let parts: [String]
    let line: Int

    var text: String { parts.isEmpty ? "." : parts.joined(separator: ".") }
  }

  /// Compiles a template.
  ///
  /// - Throws: `MustacheError` with the line and column of the tag at fault.
  package init(_ source: [UInt8], name: String) throws(MustacheError) {
    self.name = name
    var parser = MustacheParser(source: source, name: name)
    segments = try parser.parse()
  }

  package init(_ source: String, name: String) throws(MustacheError) {
    try self.init(Array(source.utf8), name: name)
  }
}

/// A template that cannot be compiled.
package struct MustacheError: Error, Equatable {
  package enum Problem: Equatable, Sendable {
    case unclosedTag
    case unclosedSection(String)
    case unexpectedClose(String, open: String?)
    case emptyTag
    case badDelimiters
  }

  package let problem: Problem
  package let file: String
  package let line: Int
  package let column: Int

  package var message: String {
    switch problem {
    case .unclosedTag:
      "a tag is opened and never closed; expected '}}' after it"
    case .unclosedSection(let name):
      "the section '\(name)' is never closed; add '{{/\(name)}}'"
    case .unexpectedClose(let name, let open?):
      "'{{/\(name)}}' closes a section that is not open; expected '{{/\(open)}}'"
    case .unexpectedClose(let name, nil):
      "'{{/\(name)}}' closes a section that was never opened; remove it or add '{{#\(name)}}'"
    case .emptyTag:
      "a tag without a name; write one between '{{' and '}}'"
    case .badDelimiters:
      "expected two delimiters, as in '{{=<% %>=}}'"
    }
  }
}

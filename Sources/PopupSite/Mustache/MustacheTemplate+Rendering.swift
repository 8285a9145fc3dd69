// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

extension MustacheTemplate {
  /// A name that a template uses and the data does not have: an empty place in the page, and
  /// nearly always a misspelling.
  package struct MissingName: Hashable, Sendable {
    package let file: String
    package let line: Int
    package let name: String
    /// The names that were there.
    package let known: [String]
  }

  /// Renders the template.
  ///
  /// - Parameters:
  ///   - value: the data, usually an object.
  ///   - partials: the templates that `{{> name}}` refers to; an unknown one renders nothing.
  ///   - missing: collects the names that were not found.
  package func render(
    _ value: MustacheValue, partials: [String: MustacheTemplate] = [:],
    missing: inout Set<MissingName>
  ) -> [UInt8] {
    var renderer = MustacheRenderer(partials: partials, stack: [value])
    renderer.render(segments, of: self, indentation: [])
    missing.formUnion(renderer.missing)
    return renderer.output
  }

  package func render(
    _ value: MustacheValue, partials: [String: MustacheTemplate] = [:]
  ) -> [UInt8] {
    var missing: Set<MissingName> = []
    return render(value, partials: partials, missing: &missing)
  }

  /// The names of the partials that the template includes, with the lines that do.
  package var partialNames: [(name: String, line: Int)] {
    func collect(_ segments: [Segment]) -> [(name: String, line: Int)] {
      segments.flatMap { segment -> [(name: String, line: Int)] in
        switch segment {
        case .partial(let name, _, let line): [(name, line)]
        case .section(_, _, let children): collect(children)
        case .text, .variable: []
        }
      }
    }
    return collect(segments)
  }
}

private struct MustacheRenderer {
  let partials: [String: MustacheTemplate]
  var stack: [MustacheValue]
  var output: [UInt8] = []
  var missing: Set<MustacheTemplate.MissingName> = []
  var depth = 0

  /// Partials may include themselves; data that never ends is cut here.
  private static let maximumDepth = 64

  mutating func render(
    _ segments: [MustacheTemplate.Segment], of template: MustacheTemplate, indentation: [UInt8]
  ) {
    for segment in segments {
      switch segment {
      case .text(let bytes, let startsLine):
        appendText(bytes, startsLine: startsLine, indentation: indentation)
      case .variable(let path, let isEscaped):
        guard case .text(let bytes) = lookUp(path, in: template) else { continue }
        if isEscaped { appendEscaped(bytes) } else { output += bytes }
      case .section(let path, let isInverted, let children):
        renderSection(
          lookUp(path, in: template), isInverted: isInverted, children, of: template,
          indentation: indentation)
      case .partial(let name, let extra, _):
        guard let partial = partials[name], depth < Self.maximumDepth else { continue }
        depth += 1
        render(partial.segments, of: partial, indentation: indentation + extra)
        depth -= 1
      }
    }
  }

  private mutating func renderSection(
    _ value: MustacheValue, isInverted: Bool, _ children: [MustacheTemplate.Segment],
    of template: MustacheTemplate, indentation: [UInt8]
  ) {
    guard value.isFalse == isInverted else { return }
    if isInverted { return render(children, of: template, indentation: indentation) }
    let items = if case .list(let items) = value { items } else { [value] }
    for item in items {
      stack.append(item)
      render(children, of: template, indentation: indentation)
      stack.removeLast()
    }
  }

  private mutating func lookUp(
    _ path: MustacheTemplate.Path, in template: MustacheTemplate
  ) -> MustacheValue {
    guard let first = path.parts.first else { return stack.last ?? .null }
    var found: MustacheValue?
    for case .object(let object) in stack.reversed() {
      if let value = object[first] {
        found = value
        break
      }
    }
    for part in path.parts.dropFirst() {
      guard case .object(let object)? = found else {
        if found == .null { return .null }
        found = nil
        break
      }
      found = object[part]
    }
    if found == nil { noteMissing(path, in: template) }
    return found ?? .null
  }

  private mutating func noteMissing(
    _ path: MustacheTemplate.Path, in template: MustacheTemplate
  ) {
    let known = stack.reduce(into: Set<String>()) {
      if case .object(let object) = $1 { $0.formUnion(object.keys) }
    }
    missing.insert(
      MustacheTemplate.MissingName(
        file: template.name, line: path.line, name: path.text, known: known.sorted()))
  }

  private mutating func appendText(_ bytes: [UInt8], startsLine: Bool, indentation: [UInt8]) {
    guard !indentation.isEmpty else {
      output += bytes
      return
    }
    if startsLine { output += indentation }
    for (index, byte) in bytes.enumerated() {
      output.append(byte)
      if byte == UInt8(ascii: "\n"), index + 1 < bytes.count { output += indentation }
    }
  }

  private mutating func appendEscaped(_ bytes: [UInt8]) {
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "&"): output += "&amp;".utf8
      case UInt8(ascii: "<"): output += "&lt;".utf8
      case UInt8(ascii: ">"): output += "&gt;".utf8
      case UInt8(ascii: "\""): output += "&quot;".utf8
      case UInt8(ascii: "'"): output += "&#39;".utf8
      default: output.append(byte)
      }
    }
  }
}

// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// Writes rules in either format.
struct CSSSerializer {
  let format: CSSFormat
  var bytes: [UInt8] = []
  private var depth = 0

  init(format: CSSFormat) {
    self.format = format
  }

  private var isMinified: Bool { format == .minified }

  mutating func append(_ rules: [CSSRule]) {
    for rule in rules { append(rule) }
  }

  private mutating func append(_ rule: CSSRule) {
    switch rule {
    case .style(let rule): append(rule)
    case .declarations(let declarations): append(declarations)
    case .comment(let text):
      if !isMinified { line("/* \(Self.commentText(text)) */") }
    case .statement(let name, let prelude):
      line(Self.head(name, prelude, isMinified) + ";")
    case .atRule(let name, let prelude, let rules):
      block(Self.head(name, prelude, isMinified)) { $0.append(rules) }
    case .descriptors(let name, let prelude, let declarations):
      block(Self.head(name, prelude, isMinified)) { $0.append(declarations) }
    }
  }

  private mutating func append(_ rule: CSSStyleRule) {
    let selectors = isMinified ? rule.selectors.map(Self.minified) : rule.selectors
    block(selectors.joined(separator: isMinified ? "," : ",\n" + indentation)) { serializer in
      serializer.append(rule.declarations)
      serializer.append(rule.nested)
    }
  }

  private mutating func append(_ declarations: [CSSDeclaration]) {
    for declaration in declarations where declaration.isWellFormed {
      let important = declaration.isImportant ? (isMinified ? "!important" : " !important") : ""
      let value = isMinified ? Self.minified(declaration.value) : declaration.value
      line(declaration.property + (isMinified ? ":" : ": ") + value + important + ";")
    }
  }

  private mutating func block(_ head: String, _ content: (inout CSSSerializer) -> Void) {
    line(isMinified ? head + "{" : head + " {")
    depth += 1
    content(&self)
    depth -= 1
    if isMinified, bytes.last == UInt8(ascii: ";") { bytes.removeLast() }
    line("}")
  }

  private mutating func line(_ text: String) {
    if isMinified {
      bytes.append(contentsOf: text.utf8)
    } else {
      bytes.append(contentsOf: indentation.utf8)
      bytes.append(contentsOf: text.utf8)
      bytes.append(UInt8(ascii: "\n"))
    }
  }

  private var indentation: String { String(repeating: "  ", count: depth) }

  private static func head(_ name: String, _ prelude: String, _ isMinified: Bool) -> String {
    let prelude = isMinified ? minified(prelude) : prelude
    return prelude.isEmpty ? "@\(name)" : "@\(name) \(prelude)"
  }

  private static func commentText(_ text: String) -> String {
    var result = ""
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      if previous == "*", scalar == "/" { result += " " }
      result.unicodeScalars.append(scalar)
      previous = scalar
    }
    return result
  }

  /// Collapses white space and drops it around commas, outside strings.
  static func minified(_ text: String) -> String {
    var result: [UInt8] = []
    var quote: UInt8 = 0
    var isEscaped = false
    var pendingSpace = false
    for byte in text.utf8 {
      if quote != 0 {
        result.append(byte)
        if !isEscaped, byte == quote { quote = 0 }
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
        continue
      }
      if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t") {
        pendingSpace = !result.isEmpty
        continue
      }
      if pendingSpace, byte != UInt8(ascii: ","), result.last != UInt8(ascii: ",") {
        result.append(UInt8(ascii: " "))
      }
      pendingSpace = false
      result.append(byte)
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"), !isEscaped { quote = byte }
      isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
    }
    // The space that ends a hexadecimal escape is part of it.
    if pendingSpace, result.contains(UInt8(ascii: "\\")) { result.append(UInt8(ascii: " ")) }
    return String(decoding: result, as: UTF8.self)
  }
}

// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupMarkdown

/// The statements and declarations at the top level of a piece of Swift.
///
/// Not a parser: brackets are counted outside strings and comments, and the first words of a
/// statement say what it is. Enough to sort fences; the compiler has the last word.
struct SwiftOutline: Equatable {
  struct Statement: Equatable {
    enum Kind: Equatable {
      case importing
      /// `struct`, `class`, `enum`, `actor`, `protocol` or `typealias`.
      case type(String)
      case extending
      case function
      case value(String, isVariable: Bool)
      case assignment
      /// A call of something in capitals, such as `Text("a").padding()`.
      case construction(String)
      /// `if`, `for`, any other expression and the rest.
      case other(head: String)
    }

    var kind: Kind
    /// The lines of the statement in the code, from 0, with comments before it.
    var lines: Range<Int>
    /// Its first line without the comments before it, from 0.
    var firstLine: Int
  }

  private(set) var statements: [Statement] = []

  init(_ code: String) {
    var scanner = OutlineScanner(code)
    statements = scanner.scan()
  }

  /// The names of the types that the code declares.
  var types: [String] {
    statements.compactMap { if case .type(let name) = $0.kind { name } else { nil } }
  }

  /// The names that would clash with the same names in another page, and their lines from 0.
  var fileScopeNames: [(name: String, line: Int)] {
    statements.compactMap { statement in
      switch statement.kind {
      case .type(let name), .value(let name, _): (name, statement.firstLine)
      default: nil
      }
    }
  }

  /// What a fence is that does not say it: declarations make a file, variables, assignments and
  /// calls without a view make statements, the rest is a view.
  var likelyMode: Fence.Mode {
    var hasStatement = false
    for statement in statements {
      switch statement.kind {
      case .importing, .type, .extending, .function: return .file
      case .assignment, .value(_, isVariable: true): hasStatement = true
      default: continue
      }
    }
    let hasView = statements.contains { statement in
      switch statement.kind {
      case .construction: true
      case .other(let head): ["if", "switch"].contains(head)
      default: false
      }
    }
    return hasStatement || !hasView ? .statements : .view
  }
}

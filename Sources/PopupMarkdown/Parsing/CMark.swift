// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import CMarkGFM
import Synchronization

/// The only door to cmark-gfm.
///
/// Its tables are globals that the end of one parse resets under another (cmark-gfm#176: 1,364 of
/// 16,000 parallel renderings differed), so parsing holds a process-wide lock. Walking a finished
/// tree needs none.
enum CMark {
  /// Node kinds, in one enumeration over core and extension types.
  enum Kind {
    case document
    case quote
    case list
    case item
    case codeBlock
    case htmlBlock
    case paragraph
    case heading
    case rule
    case footnoteDefinition
    case text
    case softBreak
    case lineBreak
    case code
    case htmlInline
    case emphasis
    case strong
    case link
    case image
    case footnoteReference
    case table
    case tableHeader
    case tableRow
    case tableCell
    case strikethrough
    case unknown
  }

  private struct Setup: Sendable {
    let table: UInt32
    let row: UInt32
    let cell: UInt32
    let strikethrough: UInt32
  }

  private static let lock = Mutex(())

  private static let options =
    CMARK_OPT_FOOTNOTES | CMARK_OPT_VALIDATE_UTF8 | CMARK_OPT_STRIKETHROUGH_DOUBLE_TILDE

  /// Registers the extensions once and learns the numbers of their node types, which the installed
  /// headers do not declare, from a sample.
  private static let setup: Setup = {
    cmark_gfm_core_extensions_ensure_registered()
    let sample = Array("|a|\n|-|\n|~~b~~|\n".utf8)
    var types: [String: UInt32] = [:]
    lock.withLock { _ in
      sample.withUnsafeBufferPointer { buffer in
        guard let root = parseUnlocked(buffer), let iterator = cmark_iter_new(root) else { return }
        while cmark_iter_next(iterator) != CMARK_EVENT_DONE {
          let node = cmark_iter_get_node(iterator)
          guard let name = cmark_node_get_type_string(node) else { continue }
          types[String(cString: name)] = UInt32(cmark_node_get_type(node).rawValue)
        }
        cmark_iter_free(iterator)
        cmark_node_free(root)
      }
    }
    return Setup(
      table: types["table"] ?? 0, row: types["table_row"] ?? 0, cell: types["table_cell"] ?? 0,
      strikethrough: types["strikethrough"] ?? 0)
  }()

  /// Parses Markdown and hands every node to `visit`, entering and leaving, without recursion.
  static func walk(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ visit: (_ kind: Kind, _ node: OpaquePointer, _ isEntering: Bool) -> Bool
  ) {
    let setup = setup
    // The pointer leaves the lock: a finished tree belongs to its caller.
    nonisolated(unsafe) var parsed: OpaquePointer?
    nonisolated(unsafe) let input = bytes
    lock.withLock { _ in parsed = parseUnlocked(input) }
    guard let root = parsed else { return }
    defer { cmark_node_free(root) }
    guard let iterator = cmark_iter_new(root) else { return }
    defer { cmark_iter_free(iterator) }
    while true {
      let event = cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { return }
      guard visit(kind(of: node, setup), node, event == CMARK_EVENT_ENTER) else { return }
    }
  }

  private static func parseUnlocked(_ bytes: UnsafeBufferPointer<UInt8>) -> OpaquePointer? {
    guard let parser = cmark_parser_new(options) else { return nil }
    defer { cmark_parser_free(parser) }
    for name in ["table", "strikethrough", "tasklist"] {
      if let found = cmark_find_syntax_extension(name) {
        cmark_parser_attach_syntax_extension(parser, found)
      }
    }
    bytes.withMemoryRebound(to: CChar.self) { buffer in
      cmark_parser_feed(parser, buffer.baseAddress, buffer.count)
    }
    return cmark_parser_finish(parser)
  }

  private static func kind(of node: OpaquePointer, _ setup: Setup) -> Kind {
    let type = cmark_node_get_type(node)
    switch type {
    case CMARK_NODE_TEXT: return .text
    case CMARK_NODE_SOFTBREAK: return .softBreak
    case CMARK_NODE_PARAGRAPH: return .paragraph
    case CMARK_NODE_CODE: return .code
    case CMARK_NODE_LINK: return .link
    case CMARK_NODE_EMPH: return .emphasis
    case CMARK_NODE_STRONG: return .strong
    case CMARK_NODE_LIST: return .list
    case CMARK_NODE_ITEM: return .item
    case CMARK_NODE_HEADING: return .heading
    case CMARK_NODE_CODE_BLOCK: return .codeBlock
    case CMARK_NODE_HTML_BLOCK: return .htmlBlock
    case CMARK_NODE_HTML_INLINE: return .htmlInline
    case CMARK_NODE_BLOCK_QUOTE: return .quote
    case CMARK_NODE_THEMATIC_BREAK: return .rule
    case CMARK_NODE_LINEBREAK: return .lineBreak
    case CMARK_NODE_IMAGE: return .image
    case CMARK_NODE_FOOTNOTE_DEFINITION: return .footnoteDefinition
    case CMARK_NODE_FOOTNOTE_REFERENCE: return .footnoteReference
    case CMARK_NODE_DOCUMENT: return .document
    default:
      let number = UInt32(type.rawValue)
      if number == setup.cell { return .tableCell }
      if number == setup.row {
        return cmark_gfm_extensions_get_table_row_is_header(node) != 0 ? .tableHeader : .tableRow
      }
      if number == setup.table { return .table }
      if number == setup.strikethrough { return .strikethrough }
      return .unknown
    }
  }
}

// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

public import PopupMarkup

public enum MarkdownBlock: Sendable, Equatable {
  case heading(MarkdownHeading)
  case paragraph([MarkdownInline])
  indirect case quote([MarkdownBlock])
  indirect case alert(MarkdownAlert)
  indirect case list(MarkdownList)
  case code(CodeBlock)
  case table(MarkdownTable)
  case rule
  /// An allowed HTML element and the Markdown inside it.
  indirect case element(MarkdownElement<MarkdownBlock>)
  /// The text of an HTML block.
  case inlines([MarkdownInline])
}

public struct MarkdownHeading: Sendable, Equatable {
  public var level: Int
  /// The fragment identifier, unique in the document.
  public var id: String
  public var content: [MarkdownInline]
  public var line: Int
}

public struct MarkdownAlert: Sendable, Equatable {
  public enum Kind: String, Sendable, CaseIterable {
    case note
    case tip
    case important
    case warning
    case caution
    /// DocC's `> Experiment:`.
    case experiment
  }

  public var kind: Kind
  /// What follows the marker in its line, instead of the kind's own name.
  public var title: [MarkdownInline]
  public var blocks: [MarkdownBlock]
  public var line: Int
}

public struct MarkdownList: Sendable, Equatable {
  public struct Item: Sendable, Equatable {
    /// `nil` when the item is no task.
    public var isChecked: Bool?
    public var blocks: [MarkdownBlock]
  }

  /// The first number of an ordered list.
  public var start: Int?
  /// Whether no blank line parts the items, so that their text gets no paragraphs.
  public var isTight: Bool
  public var items: [Item]
}

public struct MarkdownTable: Sendable, Equatable {
  public enum Alignment: Sendable {
    case none
    case start
    case center
    case end
  }

  public var alignments: [Alignment]
  public var header: [[MarkdownInline]]
  public var rows: [[[MarkdownInline]]]
  public var line: Int
}

/// An allowed HTML element with the Markdown that it holds.
public struct MarkdownElement<Child: Sendable & Equatable>: Sendable, Equatable {
  public var name: String
  public var attributes: HTMLAttributes
  public var children: [Child]
}

/// A fenced or indented block of code.
public struct CodeBlock: Sendable, Equatable {
  public var info: FenceInfo
  public var code: String
  /// The line of the first line of code in the file, from 1.
  public var line: Int
  /// The position among the document's code blocks, from 1.
  public var index: Int
  public var isFenced: Bool
}

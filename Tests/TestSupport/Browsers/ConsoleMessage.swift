// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// Something that a page reported to the browser's console.
public struct ConsoleMessage: Sendable, Equatable, CustomStringConvertible {
  public enum Kind: String, Sendable {
    /// `console.error`, an uncaught exception, a failed load.
    case error
    case warning
    /// The page broke its content security policy.
    case policyViolation
    case information
  }

  public let kind: Kind
  public let text: String

  public init(_ kind: Kind, _ text: String) {
    self.kind = Self.isPolicy(text) ? .policyViolation : kind
    self.text = text
  }

  public var description: String { "\(kind.rawValue): \(text)" }

  /// Whether a page that works reports nothing like it.
  public var isProblem: Bool { kind == .error || kind == .policyViolation }

  private static func isPolicy(_ text: String) -> Bool {
    ["Content Security Policy", "Content-Security-Policy", "TrustedHTML", "TrustedScript"]
      .contains { text.contains($0) }
  }
}

extension BrowserSession {
  /// The errors and policy violations since the last `clearConsole()`.
  public func consoleProblems() throws -> [ConsoleMessage] {
    try consoleMessages().filter(\.isProblem)
  }
}

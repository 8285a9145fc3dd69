// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// `popuplab audit`: prints the contrast of every style.
enum AuditCommand {
  @MainActor
  static func run(_ arguments: Arguments, _ terminal: Terminal) throws -> ExitCode {
    throw CommandFailure(description: "the audit is not in this version yet")
  }
}

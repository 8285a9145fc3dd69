// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupSite

/// `popuplab site`: builds the documentation site.
enum SiteCommand {
  @MainActor
  static func run(_ arguments: Arguments, _ terminal: Terminal) throws -> ExitCode {
    let configuration = try SiteInput.configuration(arguments)
    terminal.progress("Building \(configuration.docs) …")
    do {
      let report = try SiteBuilder(configuration: configuration).build()
      for warning in report.warnings { terminal.diagnose("\(warning)") }
      terminal.note("\(configuration.output): \(report)")
      return .success
    } catch {
      for diagnostic in error.diagnostics { terminal.diagnose("\(diagnostic)") }
      return .failure
    }
  }
}

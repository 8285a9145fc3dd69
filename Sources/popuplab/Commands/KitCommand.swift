// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupSite

/// `popuplab kit`: writes the kit.
enum KitCommand {
  @MainActor
  static func run(_ arguments: Arguments, _ terminal: Terminal) throws -> ExitCode {
    let output = OutputDirectory(arguments["output"] ?? "popup-kit")
    try output.check()
    terminal.progress("Making the kit …")
    let files = try KitFiles.make(theme: arguments["theme"], styles: arguments["styles"])
    _ = try output.replace(with: files)
    if !terminal.isQuiet { terminal.print(FileSizes(files, in: output.path).table) }
    terminal.note("Wrote \(files.count) files to \(output.path).")
    return .success
  }
}

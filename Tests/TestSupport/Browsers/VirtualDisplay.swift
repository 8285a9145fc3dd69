// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import Foundation

/// An X server without a screen.
final class VirtualDisplay {
  let name: String
  private let process: ChildProcess

  init() throws {
    let log = LogFile("xvfb", in: try TemporaryDirectory("display"))
    process = try ChildProcess(
      "Xvfb", ["-displayfd", "1", "-screen", "0", "1400x1200x24", "-nolisten", "tcp"],
      output: log.descriptor)
    do {
      name = try log.wait(for: process) { text in
        text.firstMatch(of: /(?m)^(\d+)$/).map { ":\($0.1)" }
      }
    } catch {
      process.stop()
      throw error
    }
  }

  deinit { process.stop() }
}

// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import Foundation

@main
struct Main {
  @MainActor
  static func main() async {
    exit(await CommandLineInterface.run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }
}

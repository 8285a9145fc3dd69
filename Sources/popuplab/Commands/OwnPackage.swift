// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import Foundation
import PopupPreview

/// The Swift package that this program was compiled from, when it runs from its build folder.
struct OwnPackage {
  let directory: String
  let executable: String

  /// Nil for a program that was installed elsewhere: it cannot be compiled anew.
  static func find() -> OwnPackage? {
    guard let path = Bundle.main.executableURL?.resolvingSymlinksInPath().path else { return nil }
    guard let range = path.range(of: "/.build/") else { return nil }
    let directory = String(path[..<range.lowerBound])
    let manifest = directory + "/Package.swift"
    guard FileManager.default.fileExists(atPath: manifest) else { return nil }
    return OwnPackage(directory: directory, executable: path)
  }

  func path(_ name: String) -> String { directory + "/" + name }

  /// How to compile the program as it was compiled, and to build the site with it.
  func rebuild(_ siteArguments: [String]) -> SwiftRebuild {
    let configuration = executable.contains("/release/") ? "release" : "debug"
    return SwiftRebuild(
      packageDirectory: directory,
      compileCommand: ["swift", "build", "-c", configuration, "--product", "popuplab"],
      siteCommand: ["\(SiteInput.liveReloadVariable)=1", executable] + siteArguments,
      siteDirectory: FileManager.default.currentDirectoryPath)
  }
}

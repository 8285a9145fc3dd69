// swift-tools-version: 6.0
// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PackageDescription

let package = Package(
  name: "seed-snippets",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "popup-lab", path: "../..")],
  targets: [
    .executableTarget(
      name: "SeedSnippets", dependencies: [.product(name: "PopupKit", package: "popup-lab")])
  ],
  swiftLanguageModes: [.v6]
)

// swift-tools-version: 6.1
// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PackageDescription

/// Settings that every Swift target shares.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

func library(
  _ name: String, path: String? = nil, exclude: [String] = [], sources: [String]? = nil,
  dependencies: [Target.Dependency] = [], resources: [Resource] = [],
  plugins: [Target.PluginUsage] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: path, exclude: exclude, sources: sources,
    resources: resources, swiftSettings: settings, plugins: plugins)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + ["TestSupport"], swiftSettings: settings)
}

let package = Package(
  name: "popup-lab",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "PopupKit", targets: ["PopupKit"]),
    .library(name: "PopupSite", targets: ["PopupSite"]),
    .library(name: "PopupPreview", targets: ["PopupPreview"]),
    .plugin(name: "DocExamplesPlugin", targets: ["DocExamplesPlugin"]),
    .executable(name: "popuplab", targets: ["popuplab"]),
  ],
  targets: [
    // The kit: no C package below these.
    library("PopupModel"),
    library("PopupMarkup"),
    // The hand-written scripts, style sheets, page templates and icons, as resources.
    library(
      "PopupTemplates", path: "Templates", sources: ["PopupTemplates.swift"],
      resources: [.copy("kit"), .copy("site"), .copy("icons")]),
    library("PopupKit", dependencies: ["PopupModel", "PopupMarkup", "PopupTemplates"]),
    library(
      "PopupComponents",
      dependencies: ["PopupModel", "PopupMarkup", "PopupKit", "PopupTemplates"]),

    // Markdown and the site.
    .systemLibrary(
      name: "CMarkGFM", pkgConfig: "libcmark-gfm",
      providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),
    library("PopupMarkdown", dependencies: ["CMarkGFM", "PopupMarkup"]),
    library(
      "PopupSite",
      dependencies: [
        "PopupComponents", "PopupKit", "PopupMarkdown", "PopupMarkup", "PopupModel",
        "PopupTemplates",
      ]),

    // The preview server.
    .systemLibrary(
      name: "CMicroHTTPD", pkgConfig: "libmicrohttpd",
      providers: [.apt(["libmicrohttpd-dev"]), .brew(["libmicrohttpd"])]),
    library(
      "PopupPreview", dependencies: ["CMicroHTTPD", "PopupMarkdown", "PopupSite"],
      resources: [.embedInCode("Client/client.js"), .embedInCode("Client/client.css")]),

    // Every Swift fence of Docs, compiled.
    // (Not named after its output: "docexamples" and "DocExamples" are one folder on macOS.)
    .executableTarget(
      name: "docfences", dependencies: ["PopupMarkdown"], swiftSettings: settings),
    .plugin(
      name: "DocExamplesPlugin", capability: .buildTool(), dependencies: ["docfences"]),
    library("DocExamples", dependencies: ["PopupKit"], plugins: ["DocExamplesPlugin"]),

    .executableTarget(
      name: "popuplab",
      dependencies: [
        "DocExamples", "PopupComponents", "PopupKit", "PopupModel", "PopupPreview", "PopupSite",
      ],
      swiftSettings: settings),

    // Tests.
    library("TestSupport", path: "Tests/TestSupport"),
    tests("PopupModelTests", ["PopupModel"]),
    tests("PopupMarkupTests", ["PopupMarkup"]),
    tests("PopupKitTests", ["PopupKit", "PopupMarkup"]),
    tests("PopupComponentsTests", ["PopupComponents", "PopupKit", "PopupModel", "PopupMarkup"]),
    tests("PopupMarkdownTests", ["PopupMarkdown", "PopupMarkup"]),
    tests("DocFencesTests", ["docfences", "PopupMarkdown"]),
    tests("DocExamplesTests", ["DocExamples", "PopupKit"]),
    tests("PopupSiteTests", ["PopupSite", "PopupMarkdown", "PopupKit"]),
    tests("PopupPreviewTests", ["PopupPreview", "PopupSite"]),
    tests("CommandLineTests", ["popuplab"]),
    tests(
      "EngineTests",
      ["PopupSite", "PopupComponents", "PopupPreview", "PopupKit", "PopupModel", "DocExamples"]),
  ],
  swiftLanguageModes: [.v6]
)

// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import Testing

@testable import PopupPreview

/// Collects what a watcher reports.
private final class Reports: Sendable {
  private let paths = Mutex<[Set<String>]>([])

  func add(_ changed: Set<String>) { paths.withLock { $0.append(changed) } }

  var all: [Set<String>] { paths.withLock { $0 } }

  /// Waits until the path is among the reports.
  func contain(_ path: String) async -> Bool {
    for _ in 0..<300 {
      if all.contains(where: { $0.contains(path) }) { return true }
      try? await Task.sleep(for: .milliseconds(10))
    }
    return false
  }
}

@Suite struct FileWatcherTests {
  enum Kind: CaseIterable { case notifications, polling }

  private func watch(
    _ kind: Kind, _ scope: WatchScope, _ reports: Reports
  ) throws -> any FileWatcher {
    switch kind {
    case .polling:
      return PollingWatcher(scope, seconds: 0.02) { reports.add($0) }
    case .notifications:
      #if os(Linux)
        return try #require(InotifyWatcher(scope) { reports.add($0) })
      #else
        return PollingWatcher(scope, seconds: 0.02) { reports.add($0) }
      #endif
    }
  }

  @Test(arguments: Kind.allCases)
  func reportsEditsNewFoldersAndDeletions(_ kind: Kind) async throws {
    let folder = try TemporaryFolder()
    try folder.write("1", to: "Docs/a.md")
    let reports = Reports()
    let scope = WatchScope(roots: [folder.path("Docs")])
    let watcher = try watch(kind, scope, reports)
    defer { watcher.stop() }
    try folder.write("22", to: "Docs/a.md")
    #expect(await reports.contain(folder.path("Docs/a.md")))
    try folder.write("1", to: "Docs/new/deep/b.md")
    #expect(await reports.contain(folder.path("Docs/new/deep/b.md")))
    try folder.write("22", to: "Docs/new/deep/c.md")
    #expect(await reports.contain(folder.path("Docs/new/deep/c.md")))
    try folder.remove("Docs/new/deep/b.md")
    try folder.write("3", to: "Docs/last.md")
    #expect(await reports.contain(folder.path("Docs/last.md")))
    #expect(reports.all.count { $0.contains(folder.path("Docs/new/deep/b.md")) } >= 2)
  }

  @Test(arguments: Kind.allCases)
  func leavesTheOutputAndHiddenFilesOut(_ kind: Kind) async throws {
    let folder = try TemporaryFolder()
    try folder.write("1", to: "Site/public/index.html")
    let reports = Reports()
    let scope = WatchScope(
      roots: [folder.path("Site"), folder.path("Package.swift")],
      ignored: [folder.path("Site/public")])
    let watcher = try watch(kind, scope, reports)
    defer { watcher.stop() }
    for name in ["Site/public/index.html", "Site/.a.swp", "Site/a~", "Site/4913", "other.txt"] {
      try folder.write("2", to: name)
    }
    try folder.write("x", to: "Package.swift")
    #expect(await reports.contain(folder.path("Package.swift")))
    #expect(reports.all.flatMap { $0 } == [folder.path("Package.swift")])
  }

  @Test(arguments: Kind.allCases)
  func seesAFolderThatGoesAndComesBack(_ kind: Kind) async throws {
    let folder = try TemporaryFolder()
    try folder.write("1", to: "Docs/a.md")
    let reports = Reports()
    let watcher = try watch(kind, WatchScope(roots: [folder.path("Docs")]), reports)
    defer { watcher.stop() }
    try folder.remove("Docs")
    try await Task.sleep(for: .milliseconds(60))
    try folder.write("1", to: "Docs/b.md")
    #expect(await reports.contain(folder.path("Docs/b.md")))
  }

  #if os(Linux)
    @Test func reportsABurstOnce() async throws {
      let folder = try TemporaryFolder()
      try folder.write("1", to: "Docs/a.md")
      let reports = Reports()
      let scope = WatchScope(roots: [folder.path("Docs")])
      let watcher = try #require(InotifyWatcher(scope) { reports.add($0) })
      defer { watcher.stop() }
      for number in 0..<50 { try folder.write("\(number)", to: "Docs/\(number).md") }
      #expect(await reports.contain(folder.path("Docs/49.md")))
      #expect(reports.all.count <= 5)
    }

    @Test func seesFilesThatAreMovedIntoPlace() async throws {
      let folder = try TemporaryFolder()
      try folder.write("1", to: "Docs/a.md")
      try folder.write("2", to: "elsewhere.md")
      let reports = Reports()
      let scope = WatchScope(roots: [folder.path("Docs")])
      let watcher = try #require(InotifyWatcher(scope) { reports.add($0) })
      defer { watcher.stop() }
      #expect(rename(folder.path("elsewhere.md"), folder.path("Docs/a.md")) == 0)
      #expect(await reports.contain(folder.path("Docs/a.md")))
    }
  #endif
}

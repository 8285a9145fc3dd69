// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import Foundation
import PopupSite
import Testing

@Suite("Output directories")
struct OutputDirectoryTests {
  let scratch = Scratch()
  var target: String { scratch.path + "/public" }

  @Test("The first write makes the directory and everything above it")
  func writesFirst() throws {
    let nested = scratch.path + "/a/b/public"
    let report = try OutputDirectory(nested + "/").replace(with: [
      "index.html": Array("one".utf8), "kit/css/base.css": [],
    ])
    #expect(report == OutputDirectory.Report(written: 2, unchanged: 0, removed: 0))
    #expect(try scratch.read("a/b/public/index.html") == "one")
    #expect(try scratch.read("a/b/public/kit/css/base.css") == "")
  }

  @Test("A second write replaces what changed, keeps the dates of the rest, removes what is gone")
  func replaces() throws {
    let directory = OutputDirectory(target)
    _ = try directory.replace(with: ["same": [1], "changed": [2], "gone/x": [3]])
    let before = try scratch.inode("public/same")
    let report = try directory.replace(with: ["same": [1], "changed": [9], "new": [4]])
    #expect(report == OutputDirectory.Report(written: 2, unchanged: 1, removed: 1))
    #expect(try scratch.inode("public/same") == before)
    #expect(try scratch.bytes("public/changed") == [9])
    #expect(!scratch.exists("public/gone"))
    #expect(try scratch.names("") == ["public"])
  }

  @Test("Nothing is touched when nothing changed")
  func skipsSame() throws {
    let directory = OutputDirectory(target)
    _ = try directory.replace(with: ["a": [1]])
    let before = try scratch.inode("public")
    let report = try directory.replace(with: ["a": [1]])
    #expect(report == OutputDirectory.Report(written: 0, unchanged: 1, removed: 0))
    #expect(try scratch.inode("public") == before)
  }

  @Test("An empty directory may be filled")
  func fillsEmpty() throws {
    try scratch.makeDirectory("public")
    _ = try OutputDirectory(target).replace(with: ["a": [1]])
    #expect(try scratch.bytes("public/a") == [1])
  }

  @Test("A directory that somebody else wrote is refused and left as it is")
  func refusesForeign() throws {
    try scratch.write("public/thesis.txt", "years of work")
    let error = try #require(throws: SiteDiagnostic.self) {
      try OutputDirectory(target).replace(with: ["a": [1]])
    }
    #expect(error.file == target)
    #expect(error.message.contains("not written by popuplab"))
    #expect(try scratch.names("public") == ["thesis.txt"])
  }

  @Test("A foreign file in our own directory is not deleted")
  func refusesMixed() throws {
    _ = try OutputDirectory(target).replace(with: ["a": [1]])
    try scratch.write("public/notes/mine.txt", "mine")
    let error = try #require(throws: SiteDiagnostic.self) {
      try OutputDirectory(target).replace(with: ["a": [2]])
    }
    #expect(error.message.contains("'notes/mine.txt'"))
    #expect(try scratch.bytes("public/a") == [1])
  }

  @Test("A file in the directory's place is refused")
  func refusesFile() throws {
    try scratch.write("public", "a file")
    #expect(throws: SiteDiagnostic.self) { try OutputDirectory(target).replace(with: ["a": [1]]) }
    #expect(try scratch.read("public") == "a file")
  }

  @Test(
    "Paths that leave the directory are refused",
    arguments: ["../x", "/etc/x", "a//b", "a/./b", "", ".popuplab", "a\nb"])
  func refusesEscapes(_ path: String) {
    #expect(throws: SiteDiagnostic.self) { try OutputDirectory(target).replace(with: [path: [1]]) }
    #expect(!scratch.exists("public"))
  }

  @Test("A symbolic link to our directory stays a link")
  func followsLink() throws {
    _ = try OutputDirectory(scratch.path + "/real").replace(with: ["a": [1]])
    try scratch.link("public", to: "real")
    _ = try OutputDirectory(target).replace(with: ["a": [2]])
    #expect(try scratch.bytes("real/a") == [2])
    #expect(try scratch.names("") == ["public", "real"])
  }

  @Test("What a killed build left beside the directory is cleared away")
  func clearsLeftovers() throws {
    _ = try OutputDirectory(target).replace(with: ["a": [1]])
    try scratch.write(".public.popuplab-999999999/.popuplab", "x")
    try scratch.write(".public.popuplab-999999998/mine", "no marker: not ours")
    _ = try OutputDirectory(target).replace(with: ["a": [2]])
    #expect(try scratch.names("") == [".public.popuplab-999999998", "public"])
  }

  @Test("A parent that cannot be written is an error and nothing changes")
  func reportsUnwritable() throws {
    try scratch.write("file", "x")
    let error = try #require(throws: SiteDiagnostic.self) {
      try OutputDirectory(scratch.path + "/file/public").replace(with: ["a": [1]])
    }
    #expect(error.message.contains("nothing was changed"), "\(error)")
  }
}

// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite struct KitCommandTests {
  @Test func writesTheKitByItsDefaults() async throws {
    let folder = try TemporaryFolder()
    let result = try await PopuplabProcess.run(["kit"], in: folder.path)
    #expect(result.status == 0, "\(result.errors)")
    // Standard error is no terminal here, so there is no progress either.
    #expect(result.errors.isEmpty)
    let names = Set(folder.files("popup-kit").keys)
    for name in [
      "popup-kit.css", "popup-kit.js", "tokens.json", "package.json", "README.md", "css/base.css",
      "css/styles/glass.css", "themes/slate.css", "icons/trash.svg", ".popuplab",
    ] {
      #expect(names.contains(name), "\(name)")
    }
    #expect(result.output.contains("popup-kit.css"))
    #expect(result.output.contains("Wrote \(names.count - 1) files to popup-kit."))
  }

  @Test func givesTheSameBytesTwice() async throws {
    let folder = try TemporaryFolder()
    #expect(try await PopuplabProcess.run(["kit", "--output", "a"], in: folder.path).status == 0)
    let first = folder.files("a")
    #expect(try await PopuplabProcess.run(["kit", "--output", "a"], in: folder.path).status == 0)
    #expect(folder.files("a") == first)
    #expect(try await PopuplabProcess.run(["kit", "--output", "b"], in: folder.path).status == 0)
    #expect(folder.files("b") == first)
  }

  @Test func takesAThemeAndStyles() async throws {
    let folder = try TemporaryFolder()
    let arguments = ["kit", "--theme=slate", "--styles", "glass,outlined", "--output", "kit"]
    let result = try await PopuplabProcess.run(arguments, in: folder.path)
    #expect(result.status == 0, "\(result.errors)")
    let names = folder.files("kit").keys.filter { $0.hasPrefix("css/styles/") }
    #expect(names.contains("css/styles/glass.css"))
    #expect(!names.contains("css/styles/frosted.css"))
    #expect(try await PopuplabProcess.run(["kit", "--output", "all"], in: folder.path).status == 0)
    #expect(folder.files("all")["popup-kit.css"] != folder.files("kit")["popup-kit.css"])
  }

  @Test func refusesAFolderWithForeignFiles() async throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "web/index.html")
    let result = try await PopuplabProcess.run(["kit", "--output", "web"], in: folder.path)
    #expect(result.status == 1)
    #expect(result.errors.contains("web: error: "))
    #expect(folder.files("web") == ["index.html": Data("mine".utf8)])
  }

  @Test func refusesAKitThatAForeignFileWasAddedTo() async throws {
    let folder = try TemporaryFolder()
    #expect(try await PopuplabProcess.run(["kit"], in: folder.path).status == 0)
    try folder.write("mine", to: "popup-kit/notes.txt")
    let before = folder.files("popup-kit")
    let result = try await PopuplabProcess.run(["kit", "--theme", "slate"], in: folder.path)
    #expect(result.status == 1)
    #expect(result.errors.contains("notes.txt"))
    #expect(folder.files("popup-kit") == before)
  }

  @Test func namesAFileInTheOutputsPlace() async throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "web")
    let result = try await PopuplabProcess.run(["kit", "--output", "web"], in: folder.path)
    #expect(result.status == 1)
    #expect(result.errors.contains("web: error: "))
  }

  @Test func takesAnEmptyFolder() async throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path("web"), withIntermediateDirectories: false)
    let result = try await PopuplabProcess.run(["kit", "--output", "web"], in: folder.path)
    #expect(result.status == 0, "\(result.errors)")
  }
}

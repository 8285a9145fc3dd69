// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupComponents
import PopupModel
import Testing

@Suite("The component kit")
struct ComponentKitTests {
  @Test("is the same bytes every time")
  func determinism() throws {
    #expect(try ComponentKit().files() == ComponentKit().files())
  }

  @Test("lists its files once, sorted by path")
  func paths() throws {
    let paths = try ComponentKit().files().map(\.path)
    #expect(paths == Set(paths).sorted())
    for path in ["popup-kit.css", "popup-kit.min.css", "popup-kit.js", "model.js", "icons.js"]
      + ["tokens.json", "package.json", "README.md", "css/styles/tinted.css", "themes/slate.css"]
    {
      #expect(paths.contains(path))
    }
  }

  @Test("suggests the theme that was probably meant")
  func unknownTheme() {
    let error = #expect(throws: KitError.self) { try KitTheme.preset("slat") }
    #expect(error?.description.contains("Did you mean 'slate'?") == true)
  }

  @Test("suggests the style that was probably meant")
  func unknownStyle() {
    let error = #expect(throws: KitError.self) { try ComponentKit(styles: ["frostd"]) }
    #expect(error?.description.contains("Did you mean 'frosted'?") == true)
  }

  @Test("leaves out the styles that were not asked for")
  func someStyles() throws {
    let files = try ComponentKit(styles: ["glass"]).files()
    let sheet = try #require(files.first { $0.path == "popup-kit.css" }).text
    #expect(sheet.contains("[popup-style=glass]"))
    #expect(!sheet.contains("[popup-style=accent]"))
    #expect(!files.contains { $0.path == "css/styles/accent.css" })
  }

  @Test("gives scripts the edge that each position leaves by", arguments: DFPopupPosition.allCases)
  func exitEdges(_ position: DFPopupPosition) throws {
    let files = try ComponentKit().files()
    let script = try #require(files.first { $0.path == "model.js" }).text
    #expect(
      script.contains("\"\(position.attributeValue)\": \"\(position.exitEdge.attributeValue)\""))
  }

  @Test("gives scripts every icon as shapes")
  func icons() throws {
    let files = try ComponentKit().files()
    let script = try #require(files.first { $0.path == "icons.js" }).text
    let names = files.map(\.path).filter { $0.hasPrefix("icons/") }
      .map { $0.dropFirst("icons/".count).dropLast(".svg".count) }
    #expect(names.count > 60)
    for name in names { #expect(script.contains("\"\(name)\": [[")) }
  }

  @Test("takes whole-line comments out of scripts and keeps the licence")
  func scriptComments() throws {
    let files = try ComponentKit().files()
    let script = try #require(files.first { $0.path == "popup.js" }).text
    #expect(script.hasPrefix("// SPDX-FileCopyrightText"))
    let lines = script.split(separator: "\n").dropFirst(2)
    let comments = lines.filter { $0.drop { $0 == " " }.hasPrefix("//") || $0.hasPrefix("/**") }
    #expect(comments.isEmpty)
  }
}

// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import Foundation
import PopupComponents
import PopupModel
import Testing

@Suite("The kit's style sheet")
struct KitStylesheetTests {
  private let files: [String: KitFile]
  private let whole: StylesheetReader

  init() throws {
    let kit = try ComponentKit(theme: .preset("aurora")).files()
    files = Dictionary(uniqueKeysWithValues: kit.map { ($0.path, $0) })
    whole = StylesheetReader(text: try #require(files["popup-kit.css"]).text)
  }

  @Test("knows every position", arguments: DFPopupPosition.allCases)
  func position(_ position: DFPopupPosition) {
    let value = position.attributeValue
    let isNamed = whole.selectors.contains { selector in
      selector.contains("[position=\(value)]")
        || selector.matches(of: /\[position([\^$])=([a-z-]+)\]/).contains { match in
          match.1 == "^" ? value.hasPrefix(match.2) : value.hasSuffix(match.2)
        }
    }
    #expect(isNamed)
  }

  @Test("knows every transition", arguments: DFPopupTransition.allCases)
  func transition(_ transition: DFPopupTransition) {
    guard case .asymmetric(let insert, let remove) = transition else {
      // A slide is what every popup starts from.
      let isKnown = whole.text.contains("[transition=\(transition.attributeValue)]")
      #expect(isKnown || transition == .slide)
      return
    }
    #expect(whole.text.contains("[transition^=\"asymmetric \(insert.attributeValue)\"]"))
    #expect(whole.text.contains("[transition$=\" \(remove.attributeValue)\"]"))
  }

  @Test("knows every popup style", arguments: PopupStyleRecipe.all)
  func popupStyle(_ style: PopupStyleRecipe) {
    #expect(
      style == .standard || whole.text.contains("[popup-style=\(style.name)]")
        || whole.text.contains("[popup-style|=\(style.family)]"))
  }

  @Test("knows every toast style", arguments: ToastStyleRecipe.all)
  func toastStyle(_ style: ToastStyleRecipe) {
    #expect(style == .standard || whole.text.contains("[toast-style=\(style.name)]"))
  }

  @Test("uses no property of a physical side")
  func logicalProperties() {
    let physical = /(^|-)(left|right|top|bottom|width|height)(-|$)/
    let exceptions: Set = ["border-width", "stroke-width"]
    let found = Set(whole.declarations.map(\.property)).filter { property in
      !property.hasPrefix("--") && !exceptions.contains(property)
        && !property.hasSuffix("-width") && property.contains(physical)
    }
    #expect(found.isEmpty)
  }

  @Test("defines every custom property that it reads")
  func definedProperties() {
    let defined = Set(whole.declarations.map(\.property))
    // The runtime sets these while something is dragged.
    let others: Set = ["--_dx", "--_dy"]
    let missing = whole.references.filter { reference in
      !reference.hasFallback && !defined.contains(reference.name)
        && !others.contains(reference.name)
    }
    #expect(Set(missing.map(\.name)).isEmpty)
  }

  @Test("reads every private property that it defines")
  func readProperties() {
    let read = Set(whole.references.map(\.name))
    let unread = Set(whole.declarations.map(\.property)).filter { property in
      property.hasPrefix("--_df-") && !read.contains(property)
    }
    #expect(unread.isEmpty)
  }

  @Test("has no selector of more than zero specificity, pseudo-elements aside")
  func specificity() {
    let heavy = whole.selectors.filter { selector in
      guard !selector.hasPrefix("@"), selector != "to" else { return false }
      var rest = selector
      while let range = rest.firstRange(
        of: /:where\((?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*\)/)
      {
        rest.removeSubrange(range)
      }
      return rest.replacing(/::[a-z-]+/, with: "").contains(/[.#\[a-z]/)
    }
    #expect(heavy.isEmpty)
  }

  @Test("animates only what the compositor moves")
  func transitions() {
    let allowed: Set = ["translate", "scale", "opacity", "none"]
    for declaration in whole.declarations where declaration.property == "transition" {
      for part in declaration.value.split(separator: ",") {
        let property = part.trimmingCharacters(in: .whitespaces).prefix { $0 != " " }
        #expect(allowed.contains(String(property)) || property.hasPrefix("none"))
      }
    }
  }

  @Test("stays within six kilobytes with the default theme")
  func size() throws {
    let kit = try ComponentKit().files()
    let sheet = try #require(kit.first { $0.path == "popup-kit.min.css" })
    let size = try gzippedSize(sheet.bytes)
    #expect(size <= 6 * 1024)
  }

  @Test(
    "is the same for readers and for browsers", arguments: ["popup-kit.css", "popup-kit.min.css"])
  func balance(_ path: String) throws {
    let text = try #require(files[path]).text
    #expect(text.count { $0 == "{" } == text.count { $0 == "}" })
    #expect(StylesheetReader(text: text).declarations.count == whole.declarations.count)
  }

  private func gzippedSize(_ bytes: [UInt8]) throws -> Int {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["gzip", "-9c"]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(bytes))
    try input.fileHandleForWriting.close()
    let size = try output.fileHandleForReading.readToEnd()?.count ?? 0
    process.waitUntilExit()
    return size
  }
}

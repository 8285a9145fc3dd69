// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import Foundation
import PopupSite
import TestSupport
import Testing

/// The project's own docs and templates, with a stand-in for the demos.
@MainActor
@Suite("The project's own site")
struct OwnSiteTests {
  static let files: [String: [UInt8]] = {
    let root = ProjectDirectory.url.path
    var configuration = SiteConfiguration(
      docs: root + "/Docs", templates: root + "/Templates", output: root + "/unused")
    configuration.site = root + "/Site"
    configuration.kitFiles = ["popup-kit.css": [], "popup-kit.js": [], "themes/slate.css": []]
    configuration.examples = stands(in: configuration.docs)
    do {
      return try SiteBuilder(configuration: configuration).render().files
    } catch {
      Issue.record("\(error)")
      return [:]
    }
  }()

  /// A button in the place of every demo of the docs.
  private static func stands(in docs: String) -> [DemoExample] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: docs)) ?? []
    return names.filter { $0.hasSuffix(".md") }.flatMap { name -> [DemoExample] in
      let text = (try? String(contentsOfFile: docs + "/" + name, encoding: .utf8)) ?? ""
      var demos: [DemoExample] = []
      var source: String?
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        if let code = source {
          if line.hasPrefix("```") {
            demos.append(
              DemoExample(page: name, line: 1, source: code) { id in
                let html = "<button type=\"button\" id=\"\(id)-b\">Show popup</button>"
                return RenderedDemo(html: html, css: "@layer df.instance { .x { top: 0 } }")
              })
            source = nil
          } else {
            source = code + line + "\n"
          }
        } else if line.hasPrefix("```swift"), line.split(separator: " ").contains("demo") {
          source = ""
        }
      }
      return demos
    }
  }

  static var pages: [String] { files.keys.filter { $0.hasSuffix(".html") }.sorted() }

  private static var documents: [String: ParsedHTML] = [:]

  /// A page, read back as a browser does, once for all tests.
  static func document(_ name: String) throws -> ParsedHTML {
    if let known = documents[name] { return known }
    let document = try HTMLParserBridge.parse(document: text(name))
    documents[name] = document
    return document
  }

  static func text(_ name: String) -> String {
    String(decoding: files[name] ?? [], as: UTF8.self)
  }

  @Test("Every page is well formed, names everything and has nothing inline")
  func isValid() throws {
    #expect(Self.pages.count > 15)
    for page in Self.pages {
      let html = try Self.document(page)
      let problems = StructureValidator.problems(in: html)
      #expect(problems.isEmpty, "\(page): \(problems)")
    }
  }

  @Test("Every page has one main, one first heading, a skip link and a title, and skips no level")
  func hasLandmarks() throws {
    for page in Self.pages {
      let html = try Self.document(page)
      #expect(html.select("main").count == 1, "\(page)")
      #expect(html.select("h1").count == 1, "\(page)")
      #expect(html.first("title")?.text.isEmpty == false, "\(page)")
      #expect(html.first("a.skip")?["href"] == "#content", "\(page)")
      #expect(html.element(id: "content")?.name == "main", "\(page)")
      var level = 1
      for heading in html.elements where ["h1", "h2", "h3", "h4"].contains(heading.name) {
        let own = Int(heading.name.dropFirst()) ?? 1
        #expect(own <= level + 1, "\(page): \(heading.text)")
        level = own
      }
      let navigations = html.select("nav").compactMap { $0["aria-label"] ?? $0["aria-labelledby"] }
      #expect(Set(navigations).count == html.select("nav").count, "\(page)")
    }
  }

  @Test("Every link and every file that a page asks for is there")
  func hasWhatItLinksTo() throws {
    let ids = try Dictionary(
      uniqueKeysWithValues: Self.pages.map { page in
        let html = try Self.document(page)
        return (page, Set(html.elements.compactMap(\.id)))
      })
    for page in Self.pages {
      let html = try Self.document(page)
      for element in html.elements {
        guard let link = element["href"] ?? element["src"], !link.contains(":") else { continue }
        let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let path = String(parts[0])
        let target = path.isEmpty ? page : Self.resolved(path, from: page)
        let isThere = Self.files[target] != nil
        #expect(isThere, "\(page): \(link)")
        if parts.count == 2, let known = ids[target] {
          #expect(known.contains(String(parts[1])), "\(page): \(link)")
        }
      }
    }
  }

  private static func resolved(_ path: String, from page: String) -> String {
    var folders = path.hasPrefix("/") ? [] : page.split(separator: "/").dropLast()
    for part in path.split(separator: "/") {
      if part == ".." { folders = folders.dropLast() } else { folders.append(part) }
    }
    let target = folders.joined(separator: "/")
    return path.hasSuffix("/") ? (target.isEmpty ? "" : target + "/") + "index.html" : target
  }

  @Test("The page that is open is marked, once, in the sidebar")
  func marksCurrentPage() throws {
    for page in Self.pages where page != "404.html" && page != "index.html" {
      let html = try Self.document(page)
      let current = html.first("nav.sidebar")?.select("[aria-current]") ?? []
      #expect(current.count == 1, "\(page)")
      let target = current.first?["href"].map { Self.resolved($0, from: page) }
      #expect(target == page)
    }
  }

  @Test("The policy that every page states is the project's")
  func statesPolicy() throws {
    for page in Self.pages {
      #expect(
        Self.text(page).contains(
          "content=\"default-src &#39;none&#39;; script-src &#39;self&#39;; style-src &#39;self&#39;; "
            + "img-src &#39;self&#39;; require-trusted-types-for &#39;script&#39;\""), "\(page)")
    }
  }

  @Test(
    "What a reader downloads stays within its budget, compressed",
    arguments: [
      (["assets/site.css"], 10_000),
      (["assets/boot.js", "assets/site.js", "assets/contents.js"], 5_000),
      (["assets/search.js"], 3_000), (["assets/logo.svg", "assets/scenes/dusk.svg"], 2_000),
    ])
  func staysSmall(_ names: [String], _ limit: Int) throws {
    let size = try names.reduce(0) { try $0 + Self.compressedSize($1) }
    #expect(size > 0)
    #expect(size <= limit, "\(names): \(size)")
  }

  @Test("Pages without their demos stay under seven kilobytes, compressed")
  func pagesStaySmall() throws {
    for page in Self.pages {
      #expect(try Self.compressedSize(page) <= 7_168, "\(page)")
    }
  }

  private static func compressedSize(_ name: String) throws -> Int {
    let folder = try TemporaryDirectory("size")
    let file = folder.url.appendingPathComponent("file")
    try Data(files[name] ?? []).write(to: file)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["gzip", "-9", file.path]
    try process.run()
    process.waitUntilExit()
    return try Data(contentsOf: file.appendingPathExtension("gz")).count
  }
}

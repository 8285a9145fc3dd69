// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupSite

/// A small site of its own for one test.
@MainActor
struct SiteFixture {
  let scratch = Scratch()
  var configuration: SiteConfiguration

  init(_ pages: [String: String], templates: [String: String]? = nil) throws {
    configuration = SiteConfiguration(
      docs: scratch.path + "/Docs", templates: scratch.path + "/Templates",
      output: scratch.path + "/out")
    configuration.site = scratch.path + "/Site"
    for (name, text) in pages { try scratch.write("Docs/" + name, text) }
    for (name, text) in templates ?? Self.plainTemplates {
      try scratch.write("Templates/site/" + name, text)
    }
  }

  /// Templates that show the content and little else.
  static let plainTemplates = [
    "page.html":
      "<title>{{page.title}}</title>{{> nav}}<main id=\"content\">{{{page.content}}}</main>\n",
    "not-found.html": "<p>{{page.title}}</p>{{> nav}}\n",
    "partials/nav.html":
      "{{#sections}}<nav>{{title}}:{{#pages}} <a href=\"{{url}}\"{{#isCurrent}} aria-current=\"page\"{{/isCurrent}}>{{title}}</a>{{/pages}}</nav>{{/sections}}\n",
    "partials/demo.html":
      "<figure id=\"{{id}}\" aria-label=\"{{label}}\">{{{html}}}{{#panels}}<div data-panel=\"{{name}}\">{{{code}}}{{#whole}}[{{whole}} {{lineCount}}]{{/whole}}</div>{{/panels}}</figure>\n",
    "assets/site.css": "body{}",
  ]

  @discardableResult
  func build() throws(SiteError) -> SiteReport {
    try SiteBuilder(configuration: configuration).build()
  }

  /// The errors of a build that must fail, one a line, with the scratch folder's path taken out.
  func failure() -> [String] {
    do {
      _ = try build()
      return []
    } catch {
      return error.diagnostics.map { shortened($0) }
    }
  }

  func shortened(_ diagnostic: SiteDiagnostic) -> String {
    diagnostic.description.split(separator: scratch.path + "/").joined()
  }

  func output(_ name: String) throws -> String { try scratch.read("out/" + name) }
}

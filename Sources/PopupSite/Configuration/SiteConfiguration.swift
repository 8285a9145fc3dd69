// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// What a site is built from and where it goes.
///
/// ```swift
/// var configuration = SiteConfiguration(docs: "Docs", templates: "Templates", output: "Site/public")
/// configuration.kitFiles = ["popup-kit.css": css, "popup-kit.js": script]
/// let report = try SiteBuilder(configuration: configuration).build()
/// ```
public struct SiteConfiguration: Sendable {
  /// The folder with the Markdown pages; other files in it are copied as they are.
  public var docs: String
  /// The folder with the page templates, or one that holds them as `site`.
  public var templates: String
  /// The folder to write; see `OutputDirectory` for what is refused.
  public var output: String
  /// The folder with `site.json`, and with `static`, whose files are copied as they are.
  public var site: String?
  /// Overrides the base URL of `site.json`.
  public var baseURL: BaseURL?
  /// Whether a warning stops the build.
  public var isStrict = false
  /// Whether pages may listen for the preview server's events: the policy then allows connections
  /// to the page's own server.
  public var allowsLiveReload = false
  /// The component kit, by path below `kit/`.
  public var kitFiles: [String: [UInt8]] = [:]
  /// The demos that are compiled in.
  public var examples: [DemoExample] = []

  public init(docs: String, templates: String, output: String) {
    self.docs = Self.trimmed(docs)
    self.templates = Self.trimmed(templates)
    self.output = Self.trimmed(output)
  }

  private static func trimmed(_ path: String) -> String {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }
}

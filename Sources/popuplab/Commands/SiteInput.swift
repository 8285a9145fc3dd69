// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import Foundation
import PopupSite

/// The site's configuration from the options that `site` and `preview` share.
enum SiteInput {
  /// Set by `popuplab preview` for the program that it compiled and runs.
  static let liveReloadVariable = "POPUPLAB_LIVE_RELOAD"

  @MainActor
  static func configuration(_ arguments: Arguments) throws -> SiteConfiguration {
    let docs = arguments["docs"] ?? "Docs"
    var configuration = SiteConfiguration(
      docs: docs, templates: arguments["templates"] ?? "Templates",
      output: arguments["output"] ?? "Site/public")
    configuration.site = siteFolder(besides: docs)
    if let text = arguments["base-url"] {
      do {
        configuration.baseURL = try BaseURL(parsing: text)
      } catch {
        throw UsageError.invalidValue("--base-url", "\(error)")
      }
    }
    configuration.isStrict = arguments.has("strict")
    let environment = ProcessInfo.processInfo.environment
    configuration.allowsLiveReload = environment[liveReloadVariable] != nil
    configuration.kitFiles = try KitFiles.make()
    configuration.examples = LiveDemos.all
    return configuration
  }

  /// The path that the pages are built for: that of the option, else that of `site.json`.
  static func basePath(_ configuration: SiteConfiguration) -> String {
    if let url = configuration.baseURL { return url.path }
    guard let site = configuration.site,
      let data = FileManager.default.contents(atPath: site + "/site.json"),
      let settings = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let text = settings["baseURL"] as? String, let url = try? BaseURL(parsing: text)
    else { return "/" }
    return url.path
  }

  /// The folder `Site` beside the docs folder, if it is there.
  private static func siteFolder(besides docs: String) -> String? {
    let parent = URL(fileURLWithPath: docs).standardizedFileURL.deletingLastPathComponent()
    let site = parent.appendingPathComponent("Site")
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: site.path, isDirectory: &isDirectory),
      isDirectory.boolValue
    else { return nil }
    // As the user would write it, for messages and for equal output in every folder.
    let current = FileManager.default.currentDirectoryPath
    return site.path.hasPrefix(current + "/")
      ? String(site.path.dropFirst(current.count + 1)) : site.path
  }
}

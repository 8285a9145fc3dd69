// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

/// The kit's files as a site serves them.
enum KitFixture {
  /// By path below `kit/`.
  static func files() throws -> [String: String] {
    var files: [String: String] = [:]
    for folder in ["js", "css"] {
      let directory = ProjectDirectory.file("Templates/kit/\(folder)")
      for name in try FileManager.default.contentsOfDirectory(atPath: directory.path) {
        files["kit/\(name)"] = try String(
          contentsOf: directory.appendingPathComponent(name), encoding: .utf8)
      }
    }
    files["kit/model.js"] = model
    files["kit/icons.js"] = "export const icons = {};"
    files["kit/popup-kit.css"] =
      ["base", "popup", "sheet", "toast", "preferences"]
      .map { "@import '\($0).css';" }.joined() + tokens
    return files
  }

  private static let model = """
    export const EXIT_EDGE = { "top-leading": "leading", top: "top", "top-trailing": "trailing",
      leading: "leading", center: "bottom", trailing: "trailing", "bottom-leading": "leading",
      bottom: "bottom", "bottom-trailing": "trailing" };
    export const DRAG = { DISTANCE_PX: 60, SHEET_DISTANCE_PX: 100, MINIMUM_PX: 8, FLICK_FACTOR: 1.5,
      PROJECTION_S: 0.2 };
    export const DURATION = { FAST_MS: 150, DEFAULT_MS: 250, SLOW_MS: 400 };
    export const TOAST = { DURATION_S: 3, POSITION: "bottom", SEVERITY: "info" };
    export const STRINGS = { close: "Close", dialog: "Dialog", notifications: "Notifications",
      info: "Information", success: "Success", warning: "Warning", error: "Error",
      actionHint: "{action}: press {key}" };
    """

  private static let tokens = """
    :root { --df-rem: 1rem; --df-space-xs: 4px; --df-space-sm: 8px; --df-space-md: 12px;
      --df-space-lg: 16px; --df-space-xl: 24px; --df-space-xxl: 32px; --df-popup-padding: 16px;
      --df-popup-max-width: 440px; --df-popup-corner-radius: 12px; --df-radius-lg: 12px;
      --df-duration-fast: 100ms; --df-duration-default: 150ms; --df-spring-duration: 300ms;
      --df-spring: ease-out; --df-toast-inset-block: 16px; --df-toast-inset-inline: 16px }
    """

  /// A page with these popups, linked as the site links the kit.
  static func page(_ body: String, attributes: String = "") -> String {
    FixtureSite.page(
      body,
      head: """
        <link rel="icon" href="data:,"><link rel="stylesheet" href="kit/popup-kit.css">\
        <script type="module" src="kit/popup-kit.js"></script>
        """
    ).replacing("<html lang=\"en\">", with: "<html lang=\"en\" \(attributes)>")
  }

  /// A site of one page with the kit.
  static func site(
    _ body: String, attributes: String = "", extra: [String: String] = [:]
  ) throws -> FixtureSite {
    var files = try files().merging(extra) { _, extra in extra }
    files["index.html"] = page(body, attributes: attributes).replacing(
      #"<link rel="icon" href="data:,">"#, with: "")
    files["favicon.ico"] = ""
    return try FixtureSite(files)
  }
}

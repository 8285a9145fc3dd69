// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// Everything that one page contributes to a site, kept for the next build.
struct RenderedPage {
  let source: [UInt8]
  /// What the rest of the site was like; see `SiteRun.renderPages`.
  var environment = 0
  /// The page, its Markdown and whatever its demos need, by output path.
  let files: [String: [UInt8]]
  let searchEntries: [UInt8]
  let demoCount: Int
  let problems: [SiteDiagnostic]
  let missing: Set<MustacheTemplate.MissingName>
}

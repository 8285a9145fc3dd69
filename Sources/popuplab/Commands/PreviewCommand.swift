// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import Foundation
import PopupPreview
import PopupSite

/// `popuplab preview`: serves the site and keeps it up to date.
enum PreviewCommand {
  @MainActor
  static func run(_ arguments: Arguments, _ terminal: Terminal) async throws -> ExitCode {
    var site = try SiteInput.configuration(arguments)
    site.allowsLiveReload = true
    // Before anything is served: a foreign folder's files are nobody's business.
    try OutputDirectory(site.output).check()
    let builder = SiteBuilder(configuration: site)
    let session = PreviewSession(
      configuration(arguments, site), log: { terminal.diagnose($0) },
      build: { rebuild(builder) })
    let opens = arguments.has("open")
    do {
      try await session.run { server in
        terminal.note("Preview at \(server.url)\nCtrl-C ends it.")
        if opens { Browser.open(server.url) }
      }
    } catch {
      terminal.diagnose("popuplab: error: \(error)")
      return .failure
    }
    return .success
  }

  @MainActor
  private static func rebuild(_ builder: SiteBuilder) -> PreviewBuildResult {
    do {
      let report = try builder.build()
      let lines = report.warnings.map { "\($0)" } + ["\(report)"]
      return .built(message: lines.joined(separator: "\n"))
    } catch {
      return .failed(error.diagnostics.map { "\($0)" }.joined(separator: "\n"))
    }
  }

  private static func configuration(
    _ arguments: Arguments, _ site: SiteConfiguration
  ) -> PreviewSession.Configuration {
    var watched = [site.docs, site.templates]
    if let folder = site.site { watched.append(folder) }
    var configuration = PreviewSession.Configuration(output: site.output, watched: watched)
    if let package = OwnPackage.find() {
      // The kit's templates are resources of the program, so they too reach it by a build.
      configuration.swiftSources = [
        "Sources", "Package.swift", "Templates/kit", "Templates/icons",
      ].map(package.path)
      configuration.swift = package.rebuild(siteArguments(arguments, site))
    }
    configuration.server.host = arguments["host"] ?? "127.0.0.1"
    configuration.server.port = arguments["port"].flatMap(UInt16.init)
    configuration.server.allowedHosts = arguments.all("allow-host")
    configuration.server.basePath = SiteInput.basePath(site)
    return configuration
  }

  /// The arguments of `popuplab site` that build what the preview serves.
  private static func siteArguments(
    _ arguments: Arguments, _ site: SiteConfiguration
  ) -> [String] {
    var words = ["site", "--docs", site.docs, "--templates", site.templates]
    words += ["--output", site.output]
    if let url = arguments["base-url"] { words += ["--base-url", url] }
    return words
  }
}

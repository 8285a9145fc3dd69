// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// The page templates of a site: `*.html` are pages, `partials/*.html` what they include, and
/// everything below `assets` is copied.
struct TemplateSet {
  private(set) var pages: [String: MustacheTemplate] = [:]
  private(set) var partials: [String: MustacheTemplate] = [:]
  private(set) var assets: [String: [UInt8]] = [:]
  /// Changes with the text of any template.
  private(set) var fingerprint = 0

  /// The templates that a site cannot be without.
  private static let required = ["page", "not-found"]

  init() {}

  init(directory given: String, problems: inout [SiteDiagnostic]) {
    let nested = given + "/site"
    let directory = FileSystem.kind(of: nested) == .directory ? nested : given
    guard FileSystem.kind(of: directory) == .directory else {
      problems.append(
        SiteDiagnostic(
          .error, file: given,
          message: "there is no templates folder here; name the folder that holds 'site/page.html' "
            + "with --templates"))
      return
    }
    do {
      for name in try FileSystem.files(below: directory) {
        let bytes = try FileSystem.read(directory + "/" + name)
        add(bytes, name: name, file: directory + "/" + name, problems: &problems)
      }
    } catch {
      problems.append(SiteDiagnostic(.error, file: directory, message: "\(error)"))
    }
    for name in Self.required where pages[name] == nil && problems.isEmpty {
      problems.append(
        SiteDiagnostic(
          .error, file: directory,
          message: "the template '\(name).html' is missing; every site needs it"))
    }
    checkPartials(problems: &problems)
  }

  private mutating func add(
    _ bytes: [UInt8], name: String, file: String, problems: inout [SiteDiagnostic]
  ) {
    if name.hasPrefix("assets/") {
      assets[name] = bytes
      return
    }
    guard name.hasSuffix(".html") else { return }
    var hasher = Hasher()
    hasher.combine(fingerprint)
    hasher.combine(name)
    hasher.combine(bytes)
    fingerprint = hasher.finalize()
    do {
      let template = try MustacheTemplate(bytes, name: file)
      let stem = String(name.dropLast(".html".count))
      if stem.hasPrefix("partials/") {
        partials[String(stem.dropFirst("partials/".count))] = template
      } else {
        pages[stem] = template
      }
    } catch {
      problems.append(
        SiteDiagnostic(
          .error, file: error.file, line: error.line, column: error.column, message: error.message))
    }
  }

  private func checkPartials(problems: inout [SiteDiagnostic]) {
    for template in Array(pages.values) + Array(partials.values) {
      for (name, line) in template.partialNames where partials[name] == nil {
        problems.append(
          SiteDiagnostic(
            .error, file: template.name, line: line, column: 1,
            message: "there is no partial 'partials/\(name).html'"
              + Suggestion.clause(for: name, in: partials.keys.sorted())))
      }
    }
  }
}

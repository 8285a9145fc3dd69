// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

internal import PopupMarkup

/// Turns the links of Markdown pages into addresses of the site, and finds those that lead nowhere.
struct LinkResolver {
  /// Output paths of pages by their Markdown path, and what can be linked to in them.
  private var pages: [String: (output: String, anchors: Set<String>)] = [:]
  /// Markdown paths by output path, for links that name the finished page.
  private var sources: [String: String] = [:]
  /// Every other file of the output.
  private let files: Set<String>
  private let links: SiteLinks
  /// What a link that leads nowhere may have meant.
  private let names: [String]

  init(pages: [SitePage], files: Set<String>, links: SiteLinks) {
    for page in pages {
      self.pages[page.path] = (page.output, page.anchors)
      sources[page.output] = page.path
    }
    names = pages.map(\.path).sorted() + files.sorted()
    self.files = files
    self.links = links
  }

  /// What is wrong with a link: a sentence for the writer.
  struct Problem: Error {
    let message: String
  }

  /// The address of an output file, as a page writes it.
  func address(of file: String, in page: SitePage) -> String {
    links.address(of: file, from: page.output)
  }

  /// The address to write for a link of a page.
  func resolve(_ url: String, in page: SitePage) throws(Problem) -> String {
    guard !url.isEmpty, !SafeURL.isExternal(url), SafeURL.isAllowed(url) else { return url }
    let beforeFragment = url.prefix { $0 != "#" }
    let fragment = url.dropFirst(beforeFragment.count).dropFirst()
    let path = beforeFragment.prefix { $0 != "?" }
    let suffix = url.dropFirst(path.count)
    if path.isEmpty {
      try check(fragment, in: page.anchors, of: nil)
      return url
    }
    let target = Self.join(SiteLinks.decoded(path), to: page.path)
    let candidates = [
      target, target + ".md", target.isEmpty ? "index.md" : target + "/index.md",
      sources[target] ?? target,
    ]
    for candidate in candidates {
      guard let (output, anchors) = pages[candidate] else { continue }
      try check(fragment, in: anchors, of: candidate)
      return links.address(of: output, from: page.output) + suffix
    }
    if files.contains(target) { return links.address(of: target, from: page.output) + suffix }
    throw Problem(message: unknown(url, target: target))
  }

  private func check(
    _ fragment: some StringProtocol, in anchors: Set<String>, of page: String?
  ) throws(Problem) {
    let id = SiteLinks.decoded(fragment)
    guard !id.isEmpty, !anchors.contains(id) else { return }
    let place = page.map { "in '\($0)'" } ?? "on this page"
    throw Problem(
      message: "there is no heading with the id '\(id)' \(place)"
        + Suggestion.clause(for: id, in: anchors.sorted()))
  }

  private func unknown(_ url: String, target: String) -> String {
    let clause = Suggestion.clause(for: target, in: names)
    return "'\(url)' leads nowhere: there is no page or file '\(target)'"
      + (clause.isEmpty ? "; write the path of a page relative to this one" : clause)
  }

  /// The path that a relative one means in a page; a leading slash starts at the docs folder.
  private static func join(_ path: String, to page: String) -> String {
    var parts = path.hasPrefix("/") ? [] : page.split(separator: "/").dropLast().map(String.init)
    for part in path.split(separator: "/") {
      switch part {
      case ".": continue
      case "..":
        if parts.isEmpty { parts.append("..") } else { parts.removeLast() }
      default: parts.append(String(part))
      }
    }
    return parts.joined(separator: "/")
  }
}

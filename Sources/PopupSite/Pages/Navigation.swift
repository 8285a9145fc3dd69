// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// The order of a site's pages: sections, and the way from one page to the next.
struct Navigation {
  struct Section {
    let title: String
    let pages: [Int]
  }

  let sections: [Section]
  /// The section and the position in it of each page of a section, by path.
  let places: [String: (section: Int, row: Int)]
  /// Every page once: the start page, then the sections in order.
  let sequence: [Int]

  /// Up to this many pages every section is open on every page; in a larger site only the current
  /// one is, so that a page does not grow with the site.
  static let openPageLimit = 60

  /// - Parameter order: the section titles of `site.json`; others follow by name.
  init(_ pages: [SitePage], sections order: [String]) {
    var bySection: [String: [Int]] = [:]
    for (index, page) in pages.enumerated() where !page.isHome {
      bySection[page.section ?? "", default: []].append(index)
    }
    let known = order.filter { bySection[$0] != nil }
    let others = bySection.keys.filter { !known.contains($0) }.sorted()
    sections = (others.filter(\.isEmpty) + known + others.filter { !$0.isEmpty }).map { title in
      let members = bySection[title] ?? []
      return Section(
        title: title,
        pages: members.sorted { left, right in
          let leftKey = (pages[left].order ?? .max, pages[left].path)
          let rightKey = (pages[right].order ?? .max, pages[right].path)
          return leftKey < rightKey
        })
    }
    var places: [String: (section: Int, row: Int)] = [:]
    for (number, section) in sections.enumerated() {
      for (row, index) in section.pages.enumerated() { places[pages[index].path] = (number, row) }
    }
    self.places = places
    sequence = pages.indices.filter { pages[$0].isHome } + sections.flatMap(\.pages)
  }
}

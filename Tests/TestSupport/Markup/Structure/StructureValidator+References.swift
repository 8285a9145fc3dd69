// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import Foundation

extension StructureValidator {
  private static let references: Set<String> = [
    "aria-labelledby", "aria-describedby", "aria-controls", "aria-owns", "aria-details",
    "aria-errormessage", "aria-activedescendant", "aria-flowto", "commandfor", "popovertarget",
    "for", "form", "list", "headers", "anchor",
  ]

  /// Ids are unique where they meet: in the document, and in each template with the document.
  mutating func checkIDs() {
    var known: Set<String> = []
    checkIDs(in: html.root, known: &known)
  }

  private mutating func checkIDs(in element: ParsedElement, known: inout Set<String>) {
    var templates: [ParsedElement] = []
    collectIDs(in: element, known: &known, templates: &templates)
    for template in templates {
      // Only one template of a popup is in the document at a time, so they may repeat each other.
      var copy = known
      checkIDs(in: template, known: &copy)
    }
  }

  private mutating func collectIDs(
    in element: ParsedElement, known: inout Set<String>, templates: inout [ParsedElement]
  ) {
    for child in element.elements {
      if let id = child.id {
        if id.isEmpty || id.contains(where: \.isWhitespace) {
          report(.uniqueID, child, "has an id that is empty or has a space")
        }
        if !known.insert(id).inserted { report(.uniqueID, child, "repeats the id \(id)") }
      }
      if child.name == "template" {
        templates.append(child)
      } else {
        collectIDs(in: child, known: &known, templates: &templates)
      }
    }
  }

  mutating func checkReferences(_ element: ParsedElement) {
    for attribute in element.attributes where Self.references.contains(attribute.name) {
      let ids = attribute.value.split(whereSeparator: \.isWhitespace).map(String.init)
      if ids.isEmpty { report(.reference, element, "has an empty \(attribute.name)") }
      for id in ids where byID[id] == nil {
        report(.reference, element, "points with \(attribute.name) to #\(id), which is nowhere")
      }
    }
    if let link = element["href"], link.hasPrefix("#"), link.count > 1, link != "#top" {
      let id = String(link.dropFirst())
      let target = id.removingPercentEncoding ?? id
      if byID[target] == nil { report(.reference, element, "links to \(link), which is nowhere") }
    }
  }
}

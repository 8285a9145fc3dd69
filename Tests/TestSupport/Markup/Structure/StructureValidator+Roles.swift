// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

extension StructureValidator {
  /// Roles that "ARIA in HTML" allows, for the elements that the generators write with a role.
  ///
  /// Elements that are not listed may have any known role.
  private static let allowed: [String: Set<String>] = [
    "dialog": ["dialog", "alertdialog"],
    "button": [
      "button", "checkbox", "combobox", "gridcell", "link", "menuitem", "menuitemcheckbox",
      "menuitemradio", "option", "radio", "separator", "slider", "switch", "tab", "treeitem",
    ],
    "input": [
      "checkbox", "switch", "button", "searchbox", "combobox", "menuitemcheckbox", "radio",
      "option", "spinbutton", "slider", "textbox",
    ],
    "select": ["combobox", "listbox", "menu"],
    "textarea": ["textbox"],
    "main": ["main"], "nav": ["navigation", "menu", "menubar", "tablist", "none", "presentation"],
    "label": [], "style": [], "script": [], "template": [], "html": [], "head": [], "title": [],
    "meta": [], "link": [], "source": [], "track": [], "base": [], "br": ["none", "presentation"],
    "h1": ["heading", "tab", "none", "presentation"],
    "h2": ["heading", "tab", "none", "presentation"],
    "h3": ["heading", "tab", "none", "presentation"],
    "summary": [], "fieldset": ["group", "radiogroup", "none", "presentation"],
    "form": ["form", "search", "none", "presentation"],
    "hr": ["separator", "none", "presentation"],
    "iframe": ["application", "document", "img", "none", "presentation"],
  ]

  private static let known: Set<String> = [
    "alert", "alertdialog", "application", "article", "banner", "blockquote", "button", "caption",
    "cell", "checkbox", "code", "columnheader", "combobox", "complementary", "contentinfo",
    "definition", "deletion", "dialog", "document", "emphasis", "feed", "figure", "form",
    "generic", "grid", "gridcell", "group", "heading", "img", "image", "insertion", "link", "list",
    "listbox", "listitem", "log", "main", "mark", "marquee", "math", "menu", "menubar", "menuitem",
    "menuitemcheckbox", "menuitemradio", "meter", "navigation", "none", "note", "option",
    "paragraph", "presentation", "progressbar", "radio", "radiogroup", "region", "row", "rowgroup",
    "rowheader", "scrollbar", "search", "searchbox", "separator", "slider", "spinbutton", "status",
    "strong", "subscript", "superscript", "switch", "tab", "table", "tablist", "tabpanel", "term",
    "textbox", "time", "timer", "toolbar", "tooltip", "tree", "treegrid", "treeitem",
    "doc-footnote", "doc-endnotes", "doc-backlink", "doc-noteref",
  ]

  mutating func checkRole(_ element: ParsedElement) {
    guard let role = element["role"] else { return }
    if !Self.known.contains(role) {
      report(.role, element, "has the unknown role \(role)")
    } else if let allowed = Self.allowed[element.name], !allowed.contains(role) {
      report(.role, element, "may not have the role \(role)")
    }
    if element["aria-live"] != nil, ["status", "alert", "log"].contains(role) == false,
      element.name != "output", role != "region"
    {
      report(.role, element, "is live and has the role \(role)")
    }
  }
}

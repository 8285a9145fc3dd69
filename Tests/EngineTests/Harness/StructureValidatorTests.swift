// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// The validator accepts what the contract writes and catches each fault.
@Suite struct StructureValidatorTests {
  private static let popup = """
    <button type="button" command="show-modal" commandfor="p-d" popovertarget="p-d" \
    popovertargetaction="show">Open</button>
    <df-popup id="p" kind="center" backdrop="dim">
      <dialog class="df-surface" id="p-d" popover="auto" closedby="any" aria-labelledby="p-t">
        <h2 id="p-t">Title</h2>
        <button type="button" autofocus command="request-close" commandfor="p-d">OK</button>
        <button type="button"><svg aria-hidden="true"><path d="M0 0"/></svg><span>Close</span></button>
        <label>Name <input></label>
      </dialog>
      <template data-item="a"><p id="x">A</p></template>
      <template data-item="b"><p id="x">B</p></template>
    </df-popup>
    """

  @Test("The contract's own markup has no problem")
  func good() throws {
    #expect(try StructureValidator.problems(inFragment: Self.popup) == [])
  }

  @Test("Each fault is caught by its rule", arguments: Fault.all)
  func fault(fault: Fault) throws {
    let html = Self.popup.replacing(fault.good, with: fault.bad)
    #expect(html != Self.popup)
    let rules = try StructureValidator.problems(inFragment: html).map(\.rule)
    #expect(rules.contains(fault.rule))
  }

  struct Fault: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let good: String
    let bad: String
    let rule: StructureRule

    init(_ good: String, _ bad: String, _ rule: StructureRule) {
      testDescription = "\(rule.rawValue): \(bad)"
      self.good = good
      self.bad = bad
      self.rule = rule
    }

    static let all = [
      Fault(#"<h2 id="p-t">"#, #"<h2 id="p-d">"#, .uniqueID),
      Fault(#"<p id="x">A"#, #"<p id="p-t">A"#, .uniqueID),
      Fault(#"aria-labelledby="p-t""#, #"aria-labelledby="p-title""#, .reference),
      Fault(
        #"request-close" commandfor="p-d""#, #"request-close" commandfor="q""#,
        .reference),
      Fault(#"<dialog class"#, #"<dialog role="group" class"#, .role),
      Fault("<h2 ", "<h2 role=headline ", .role),
      Fault(
        "<label>Name <input></label>", "<button type=button>a<a href=x>b</a></button>", .nesting),
      Fault("<input>", "<input tabindex=1>", .tabindex),
      Fault("<dialog ", "<dialog tabindex=-1 ", .tabindex),
      Fault("<input>", "<input style='color:red'>", .inlineStyle),
      Fault("<h2 ", "<style>p{}</style><h2 ", .inlineStyle),
      Fault("<p id=\"x\">B", "<p style=\"color:red\">B", .inlineStyle),
      Fault("<h2 ", "<script>1</script><h2 ", .inlineScript),
      Fault("<input>", "<input oninput=x()>", .handler),
      Fault(">OK<", "><", .name),
      Fault("<span>Close</span>", "<span aria-hidden=true>Close</span>", .name),
      Fault(#" aria-labelledby="p-t""#, "", .name),
      Fault("<label>Name <input></label>", "<input>", .name),
      Fault("<input>", "<input autofocus>", .autofocus),
      Fault(#"popover="auto""#, #"popover="yes""#, .enumeratedValue),
      Fault("request-close", "close-request", .enumeratedValue),
      Fault(#"closedby="any""#, #"closedby="all""#, .enumeratedValue),
      Fault(#"kind="center""#, #"kind="middle""#, .enumeratedValue),
      Fault(#"type="button" autofocus"#, "autofocus", .enumeratedValue),
      Fault(#"<p id="x">B"#, #"<a href=" java&#9;script:x()">B</a><p id="x">"#, .url),
      Fault("<h2 ", "<h2 id=twice ", .parse),
      Fault("</dialog>", "</dialog", .parse),
    ]
  }

  @Test("A parse error has its line and column")
  func place() throws {
    let html = try HTMLParserBridge.parse(fragment: "<p>\n  <b id=a id=b>x</b></p>")
    #expect(html.errors.map(\.description) == ["2:13: duplicate-attribute"])
    #expect(html.first("b")?.line == 2)
  }

  @Test(
    "Selectors find what CSS would",
    arguments: [
      ("dialog", 1), ("df-popup > dialog", 1), ("df-popup > h2", 0), ("df-popup h2", 1),
      ("#p-t", 1), (".df-surface[popover=auto]", 1), ("[closedby=\"none\"]", 0),
      ("template p", 2), ("h2, label", 2), ("button[autofocus]", 1),
    ])
  func selectors(selector: String, count: Int) throws {
    let html = try HTMLParserBridge.parse(fragment: Self.popup)
    #expect(html.select(selector).count == count)
  }
}

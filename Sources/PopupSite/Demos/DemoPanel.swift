// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

internal import PopupMarkdown
internal import PopupMarkup

/// One of the tabs under a demo: its Swift, its HTML or its CSS.
struct DemoPanel {
  let name: String
  let title: String
  let language: String
  var code: String
  /// The file with the whole source, where the panel shows its beginning.
  var file: String?
  var lineCount = 0

  init(name: String, title: String, language: String, code: String) {
    self.name = name
    self.title = title
    self.language = language
    self.code = code
  }

  /// A longer source shows its beginning and links to a file: a gallery of eight popups would
  /// otherwise double the weight of its page.
  private var byteLimit: Int { language == "css" ? 1_600 : 3_600 }

  /// The panel, or its beginning and a file with all of it.
  func cut(file: String, files: inout [String: [UInt8]]) -> DemoPanel {
    guard code.utf8.count > byteLimit else { return self }
    files[file] = Array(code.utf8)
    var panel = self
    panel.code = ""
    panel.file = file
    for line in code.split(separator: "\n", omittingEmptySubsequences: false) {
      panel.lineCount += 1
      if panel.code.utf8.count < byteLimit / 2 { panel.code += line + "\n" }
    }
    if code.hasSuffix("\n") { panel.lineCount -= 1 }
    return panel
  }

  /// What the template is given.
  func value(
    id: String, isFirst: Bool, address: (_ file: String) -> String
  ) -> MustacheValue {
    [
      "name": .string(name),
      "title": .string(title),
      "tabId": .string("\(id)-tab-\(name)"),
      "panelId": .string("\(id)-panel-\(name)"),
      "isFirst": .bool(isFirst),
      "code": code.isEmpty ? .null : .text(highlighted),
      "whole": .string(file.map(address)),
      "lineCount": .number(lineCount),
    ]
  }

  /// As the Markdown renderer writes code.
  private var highlighted: [UInt8] {
    let start = "<pre class=\"code\" tabindex=\"0\" role=\"group\" aria-label=\"\(title)\">"
    var bytes = Array((start + "<code class=\"language-\(language)\">").utf8)
    appendColoured(to: &bytes)
    bytes += "</code></pre>".utf8
    return bytes
  }

  /// Generated HTML is nearly all attributes: a span for each name as well as each value would cost
  /// a page a kilobyte, so that names keep the colour of text.
  private func appendColoured(to bytes: inout [UInt8]) {
    let source = Array(code.utf8)
    var position = 0
    func appendPlain(upTo end: Int) {
      HTMLEscaping.appendText(
        String(decoding: source[position..<end], as: UTF8.self), to: &bytes)
      position = end
    }
    for token in Highlighter.tokens(code, language: language)
    where language != "html" || token.kind != .attribute {
      appendPlain(upTo: token.start)
      bytes += "<span class=\"hl-\(token.kind.rawValue)\">".utf8
      appendPlain(upTo: token.end)
      bytes += "</span>".utf8
    }
    appendPlain(upTo: source.count)
  }
}

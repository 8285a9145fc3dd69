// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import DocExamples
import PopupSite

/// The demos of the documentation, compiled into this program.
enum LiveDemos {
  static let all: [DemoExample] = DocExamples.all.filter(\.isLive).map { example in
    DemoExample(page: example.page, line: example.line, source: example.source) {
      example.makeView()
    }
  }
}

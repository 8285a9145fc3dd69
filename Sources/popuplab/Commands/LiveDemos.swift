// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupSite

/// The demos of the documentation, compiled into this program.
enum LiveDemos {
  static let all: [DemoExample] = []
}

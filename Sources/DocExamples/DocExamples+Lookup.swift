// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

extension DocExamples {
  /// The examples of one page, by its path below the docs folder.
  public static func examples(of page: String) -> [DocExample] {
    all.filter { $0.page == page }
  }
}

// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupComponents

/// The files of a kit.
enum KitFiles {
  /// Makes a kit's files from the values of `--theme` and `--styles`, where nil is the default.
  static func make(theme: String? = nil, styles: String? = nil) throws -> [String: [UInt8]] {
    let names = styles.map { Set($0.split(separator: ",").map(String.init)) }
    let kit = try ComponentKit(theme: try ThemeChoice.theme(theme), styles: names)
    return Dictionary(uniqueKeysWithValues: try kit.files().map { ($0.path, $0.bytes) })
  }
}

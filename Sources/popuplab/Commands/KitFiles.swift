// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// The files of a kit.
enum KitFiles {
  static func make(theme: String?, styles: String?) throws -> [String: [UInt8]] { [:] }
}

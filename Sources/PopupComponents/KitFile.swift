// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// One file of a generated kit.
public struct KitFile: Sendable, Equatable {
  /// Where it goes inside the kit's folder, with `/` between folders.
  public let path: String
  /// What it holds.
  public let bytes: [UInt8]

  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  init(_ path: String, _ text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The content as text.
  public var text: String { String(decoding: bytes, as: UTF8.self) }
}

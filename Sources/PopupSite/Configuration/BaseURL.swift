// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// Where the site will be served from: a path or a URL, with or without a slash at its end.
///
/// Without a base URL pages link to each other relatively and work in any folder, and from a disk.
public struct BaseURL: Sendable, Hashable {
  /// `https://example.org`, or empty when only a path was given.
  public let origin: String
  /// Begins and ends with a slash.
  public let path: String

  /// Reads `https://example.org/docs/`, `/docs`, `docs/` or `/`.
  ///
  /// - Throws: `BaseURL.Problem` with what was expected.
  public init(parsing text: String) throws(Problem) {
    var rest = Substring(text)
    if let scheme = rest.range(of: "://") {
      let name = rest[..<scheme.lowerBound].lowercased()
      guard name == "https" || name == "http" else { throw Problem(text: text) }
      let afterScheme = rest[scheme.upperBound...]
      let host = afterScheme.prefix { $0 != "/" }
      guard !host.isEmpty, host.utf8.allSatisfy(Self.isHostByte) else { throw Problem(text: text) }
      origin = name + "://" + host.lowercased()
      rest = afterScheme.dropFirst(host.count)
    } else {
      origin = ""
    }
    let parts = rest.split(separator: "/")
    let isPlain = parts.allSatisfy { part in
      part != "." && part != ".." && part.utf8.allSatisfy(Self.isPathByte)
    }
    guard isPlain, !text.isEmpty else { throw Problem(text: text) }
    path = "/" + parts.map { $0 + "/" }.joined()
  }

  /// A base URL that cannot be used.
  public struct Problem: Error, Sendable, Equatable, CustomStringConvertible {
    public let text: String

    public var description: String {
      "'\(text)' is not a base URL; expected a path or an http(s) URL without query, "
        + "as in '/popup-lab/' or 'https://example.org/popup-lab'"
    }
  }

  private static func isHostByte(_ byte: UInt8) -> Bool {
    isWordByte(byte) || Array("-.:[]".utf8).contains(byte)
  }

  private static func isPathByte(_ byte: UInt8) -> Bool {
    isWordByte(byte) || Array("-._~%!$&'()*+,;=:@".utf8).contains(byte)
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}

extension Substring {
  fileprivate func range(of needle: String) -> Range<Index>? {
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(needle) {
        return index..<self.index(index, offsetBy: needle.count)
      }
      index = self.index(after: index)
    }
    return nil
  }
}

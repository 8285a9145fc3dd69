// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// The script that reloads pages, and its way into them.
enum ClientScript {
  /// Everything the server answers itself lies below this folder.
  static let folder = "_popuplab"

  static func javaScript() -> [UInt8] { PackageResources.client_js }

  static func styleSheet() -> [UInt8] { PackageResources.client_css }

  /// The page with a reference to the client script before its last `</body>`.
  ///
  /// - Parameters:
  ///   - page: the bytes of an HTML document.
  ///   - generation: names the build that the page comes from; the client reloads when the server
  ///     has a later one.
  static func inject(into page: [UInt8], generation: String) -> [UInt8] {
    let tag = Array(
      "<script type=\"module\" src=\"/\(folder)/client.js?g=\(generation)\"></script>\n".utf8)
    var result = page
    result.insert(contentsOf: tag, at: lastBodyEnd(in: page) ?? page.endIndex)
    return result
  }

  private static func lastBodyEnd(in page: [UInt8]) -> Int? {
    let needle = Array("</body".utf8)
    guard page.count >= needle.count else { return nil }
    var start = page.count - needle.count
    while start >= 0 {
      if page[start] == needle[0],
        needle.indices.allSatisfy({ page[start + $0] | 0x20 == needle[$0] | 0x20 })
      {
        return start
      }
      start -= 1
    }
    return nil
  }
}

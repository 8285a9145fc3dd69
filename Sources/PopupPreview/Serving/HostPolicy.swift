// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// Decides which `Host` headers are answered.
///
/// A page on another site can make its own name resolve to 127.0.0.1 and then read a local server
/// as if it were its own (DNS rebinding). The browser still sends that name as `Host`, so a name
/// that is not ours is refused.
struct HostPolicy: Sendable {
  private var names: Set<String>

  /// Allows the loopback names, the address listened on, and what the user adds.
  init(address: String, allowed: [String] = []) {
    names = ["localhost", "127.0.0.1", "::1"]
    // The wildcard addresses are no names that a browser could sensibly send.
    if address != "0.0.0.0" && address != "::" { names.insert(address.lowercased()) }
    names.formUnion(allowed.map { $0.lowercased() })
  }

  /// Whether a request with this `Host` header is answered; the port is of no importance.
  func allows(_ header: String?) -> Bool {
    guard let header, let name = Self.name(in: header.lowercased()) else { return false }
    return names.contains(name) || name.hasSuffix(".localhost")
  }

  private static func name(in header: String) -> String? {
    let name: Substring
    let port: Substring
    if header.hasPrefix("[") {
      guard let end = header.firstIndex(of: "]") else { return nil }
      name = header[header.index(after: header.startIndex)..<end]
      port = header[header.index(after: end)...]
    } else {
      let colon = header.firstIndex(of: ":") ?? header.endIndex
      name = header[..<colon]
      port = header[colon...]
    }
    guard port.isEmpty || port.first == ":" && port.dropFirst().allSatisfy(\.isNumber) else {
      return nil
    }
    // `localhost.` is the same host, spelt as an absolute name.
    let trimmed = name.hasSuffix(".") ? name.dropLast() : name
    return trimmed.isEmpty ? nil : String(trimmed)
  }
}

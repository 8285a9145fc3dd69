// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import Testing

@testable import PopupPreview

@Suite struct HostPolicyTests {
  @Test(arguments: [
    "localhost", "localhost:4000", "LOCALHOST:1", "127.0.0.1", "127.0.0.1:4000", "[::1]:4000",
    "[::1]", "localhost.", "app.localhost:3", "studio.local:80",
  ])
  func allowsOwnNames(_ header: String) {
    #expect(HostPolicy(address: "127.0.0.1", allowed: ["Studio.local"]).allows(header))
  }

  @Test(arguments: [
    nil, "", "example.org", "example.org:4000", "localhost.example.org", "127.0.0.1.example.org",
    "notlocalhost", "localhost:80@example.org", "[::1", "[::2]", "0.0.0.0:4000", ":4000",
    "localhost:80:80",
  ])
  func refusesForeignNames(_ header: String?) {
    #expect(!HostPolicy(address: "0.0.0.0").allows(header))
  }

  @Test func allowsTheAddressListenedOn() {
    #expect(HostPolicy(address: "192.168.1.5").allows("192.168.1.5:4000"))
    #expect(!HostPolicy(address: "127.0.0.1").allows("192.168.1.5:4000"))
  }
}

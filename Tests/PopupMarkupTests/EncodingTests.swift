// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupMarkup
import Testing

@Suite("Encodings and addresses")
struct EncodingTests {
  @Test(
    "Allows addresses that only lead somewhere",
    arguments: [
      "https://example.org/a?b=c:d#e", "http://x", "HTTPS://x", "mailto:a@b.c", "tel:+1", "#top",
      "", "../a/b.html", "/a:b", "?q=a:b", "a/b:c", "//host/x",
    ])
  func allowed(url: String) {
    #expect(SafeURL.isAllowed(url))
  }

  @Test(
    "Refuses addresses that run or carry content",
    arguments: [
      "javascript:alert(1)", "JavaScript:alert(1)", "java\nscript:alert(1)", "java\tscript:x",
      "\u{1}javascript:x", " javascript:x", "data:text/html,x", "vbscript:x", "blob:x", "file:///x",
      "javascript\u{301}:x", "https\u{200B}:x", "/a\nb",
    ])
  func refused(url: String) {
    #expect(!SafeURL.isAllowed(url))
  }

  @Test(
    "Hashes the published vectors",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
    ])
  func sha256(input: String, expected: String) {
    #expect(SHA256.hexadecimal(Array(input.utf8)) == expected)
  }

  @Test("Hashes across every padding length")
  func padding() {
    // The digest of the digests of 0 to 129 letters, as coreutils computes it.
    let digests = (0..<130).map { SHA256.hexadecimal([UInt8](repeating: 0x61, count: $0)) }
    #expect(
      SHA256.hexadecimal(Array(digests.joined().utf8))
        == "c665ed20ef30f158e90c7e921d8182bc0943c4b087a82f64a18d417bcdfadce7")
  }

  @Test(
    "Encodes the vectors of RFC 4648",
    arguments: [
      ("", "", ""), ("f", "my", "Zg=="), ("fo", "mzxq", "Zm8="), ("foo", "mzxw6", "Zm9v"),
      ("foob", "mzxw6yq", "Zm9vYg=="), ("fooba", "mzxw6ytb", "Zm9vYmE="),
      ("foobar", "mzxw6ytboi", "Zm9vYmFy"),
    ])
  func bases(input: String, base32: String, base64: String) {
    #expect(Base32.encode(Array(input.utf8)) == base32)
    #expect(Base64.encode(Array(input.utf8)) == base64)
  }
}

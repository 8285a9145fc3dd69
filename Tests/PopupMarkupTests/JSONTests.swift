// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupMarkup
import Testing

@Suite("JSON")
struct JSONTests {
  @Test(
    "Writes compact JSON",
    arguments: [
      (.null, "null"), (true, "true"), (-3, "-3"), (.number(2.5), "2.5"), (.number(3), "3"),
      (.number(.infinity), "null"), ([], "[]"),
      (["b": 1, "a": [nil, "x"], "b": 2], "{\"b\":2,\"a\":[null,\"x\"]}"),
    ] as [(JSONValue, String)])
  func compact(value: JSONValue, expected: String) {
    #expect(value.serialized() == expected)
  }

  @Test(
    "Escapes what would end an attribute, a script or a line",
    arguments: [
      ("</script>", "\"\\u003c/script\\u003e\""),
      ("a&b", "\"a\\u0026b\""),
      ("\u{2028}\u{2029}", "\"\\u2028\\u2029\""),
      ("\"\\\n\t\u{1}", "\"\\\"\\\\\\n\\u0009\\u0001\""),
      ("\"\u{301}", "\"\\\"\u{301}\""),
      ("é🎉", "\"é🎉\""),
    ])
  func escaping(input: String, expected: String) {
    #expect(Array(JSONValue.string(input).serialized().utf8) == Array(expected.utf8))
  }

  @Test("Writes indented JSON")
  func pretty() {
    let value: JSONValue = ["a": [1, 2], "b": [], "c": ["d": "e"]]
    #expect(
      value.pretty() == """
        {
          "a": [
            1,
            2
          ],
          "b": [],
          "c": {
            "d": "e"
          }
        }

        """)
  }
}

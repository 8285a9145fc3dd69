// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupKit
import PopupMarkup
import PopupModel

/// The theme as design tokens in the format of the Design Tokens Community Group, 2025.10.
struct TokensFile {
  let theme: KitTheme

  var text: String {
    let value: JSONValue = [
      "$description": .string("The \(theme.name) theme of Popup Lab."),
      "light": scheme(theme.light),
      "dark": scheme(theme.dark),
    ]
    return value.pretty()
  }

  private func scheme(_ theme: DFTheme) -> JSONValue {
    [
      "color": colors(theme.colors),
      "spacing": dimensions([
        ("xs", theme.spacing.xs), ("sm", theme.spacing.sm), ("md", theme.spacing.md),
        ("lg", theme.spacing.lg), ("xl", theme.spacing.xl), ("xxl", theme.spacing.xxl),
      ]),
      "radius": dimensions([
        ("none", theme.radius.none), ("sm", theme.radius.sm), ("md", theme.radius.md),
        ("lg", theme.radius.lg), ("full", theme.radius.full),
      ]),
      "shadow": shadows(theme.shadows),
    ]
  }

  private func colors(_ tokens: DFColorTokens) -> JSONValue {
    group(
      "color",
      DFColorTokens.named.map { name, token in (name, color(tokens[keyPath: token])) })
  }

  private func shadows(_ tokens: DFShadowTokens) -> JSONValue {
    group(
      "shadow",
      [("sm", tokens.sm), ("md", tokens.md), ("lg", tokens.lg)].map { name, shadow in
        (
          name,
          [
            "color": color(shadow.color), "offsetX": pixels(shadow.x), "offsetY": pixels(shadow.y),
            "blur": pixels(shadow.radius * 2), "spread": pixels(0),
          ]
        )
      })
  }

  private func dimensions(_ values: [(String, Double)]) -> JSONValue {
    group("dimension", values.map { ($0.0, pixels($0.1)) })
  }

  private func group(_ type: String, _ values: [(String, JSONValue)]) -> JSONValue {
    .object(JSONObject([("$type", .string(type))] + values.map { ($0.0, ["$value": $0.1]) }))
  }

  private func pixels(_ value: Double) -> JSONValue { ["value": .number(value), "unit": "px"] }

  private func color(_ color: Color) -> JSONValue {
    let components = [color.red, color.green, color.blue].map { channel in
      JSONValue.number((channel * 10_000).rounded() / 10_000)
    }
    return [
      "colorSpace": "srgb", "components": .array(components), "alpha": .number(color.opacity),
      "hex": .string(CSSValue.hex(color)),
    ]
  }
}

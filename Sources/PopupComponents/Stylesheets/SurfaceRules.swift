// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupMarkup
import PopupModel

/// What a recipe asks for beyond colours: gradients, shadows, borders, materials.
enum SurfaceRules {
  static let layeredShadow = "var(--df-shadow-sm), var(--df-shadow-lg)"

  static func local(_ name: String, _ value: String) -> CSSDeclaration {
    CSSDeclaration("--_df-\(name)", value)
  }

  /// A colour with a part of its opacity.
  static func mix(_ color: String, _ percent: Int, _ under: String = "transparent") -> String {
    "color-mix(in srgb, \(color) \(percent)%, \(under))"
  }

  static func gradient(_ stops: String) -> String {
    "linear-gradient(calc(var(--_df-dir) * 135deg), \(stops))"
  }

  /// A material: what it does to the page behind it, and its lit edges.
  static func material(_ name: String, opacity: Double) -> [CSSDeclaration] {
    let percent = Int((opacity * 100).rounded())
    let common = [
      local("message", "var(--_df-clear-message)"),
      local("fill", mix("var(--_df-solid)", percent)),
    ]
    return switch name {
    case "frosted":
      common + [
        local("filter", "blur(24px) saturate(1.8)"), local("edge", "transparent"),
        local("shadow", "var(--_df-rim), var(--df-shadow-lg)"),
      ]
    case "glass":
      common + [
        local("filter", "blur(20px) saturate(1.8) brightness(1.04)"), local("edge", "transparent"),
        local("shadow", "var(--_df-highlight), var(--df-shadow-lg)"),
      ]
    default: common + [local("filter", "blur(12px)")]
    }
  }

  static func glow(_ color: String, _ percent: Int, _ geometry: String) -> CSSDeclaration {
    local("shadow", "var(--df-shadow-sm), \(geometry) \(mix(color, percent))")
  }
}

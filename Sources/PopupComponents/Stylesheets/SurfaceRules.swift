// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupKit
import PopupMarkup
import PopupModel

/// The declarations that turn a recipe into the roles that a surface reads.
enum SurfaceRules {
  static func local(_ name: String, _ value: String) -> CSSDeclaration {
    CSSDeclaration("--_df-\(name)", value)
  }

  /// A part of a colour over another.
  static func mix(_ color: String, _ fraction: Double, _ under: String = "transparent") -> String {
    "color-mix(in srgb, \(color) \(CSSValue.number(fraction * 100))%, \(under))"
  }

  /// A colour of a recipe.
  static func variable(_ color: SurfaceColor) -> String {
    switch color {
    case .primary: "var(--df-primary)"
    case .accent: "var(--df-accent)"
    case .background: "var(--df-background)"
    case .surfaceElevated: "var(--df-surface-elevated)"
    case .tint: "var(--_df-tint)"
    }
  }

  /// What differs from the standard surface.
  static func declarations(_ recipe: SurfaceRecipe) -> [CSSDeclaration] {
    ground(recipe.ground) + edge(recipe.edge) + [shadow(recipe)]
  }

  /// The fill's first colour, which glows and in which buttons on it are labelled.
  static func lead(_ ground: SurfaceRecipe.Ground) -> String {
    switch ground {
    case .paper: return "var(--_df-tint)"
    case .fill, .inverse:
      guard let name = FillGrounds.name(of: ground) else { return "var(--_df-vivid)" }
      return "var(--_df-\(name)-\(isGradient(ground) ? "label" : "fill"))"
    }
  }

  private static func isGradient(_ ground: SurfaceRecipe.Ground) -> Bool {
    if case .fill(let colors) = ground { colors.count > 1 } else { false }
  }

  private static func ground(_ ground: SurfaceRecipe.Ground) -> [CSSDeclaration] {
    guard case .paper(let base, let wash, let material) = ground else { return fill(ground) }
    var result: [CSSDeclaration] = []
    if let wash {
      result.append(local("solid", mix(variable(wash.color), wash.fraction, variable(base))))
    } else if base != .surfaceElevated {
      result.append(local("solid", variable(base)))
    }
    guard let material else { return result }
    return result + [
      local("text", "var(--_df-clear-text)"),
      local("message", "var(--_df-clear-message)"),
      local("fill", mix("var(--_df-solid)", material.opacity)), local("filter", filter(material)),
    ]
  }

  private static func filter(_ material: SurfaceRecipe.Material) -> String {
    let functions = [
      "blur(\(CSSValue.pixels(material.blur)))",
      material.saturation == 1 ? "" : "saturate(\(CSSValue.number(material.saturation)))",
      material.brightness == 1 ? "" : "brightness(\(CSSValue.number(material.brightness)))",
    ]
    return functions.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func fill(_ ground: SurfaceRecipe.Ground) -> [CSSDeclaration] {
    guard let name = FillGrounds.name(of: ground) else {
      return [
        local("text", "var(--_df-on-vivid)"), local("message", "var(--_df-text)"),
        local("solid", "var(--_df-vivid)"),
      ]
    }
    let fill = "var(--_df-\(name)-fill)"
    return [
      local("text", "var(--_df-\(name)-text)"), local("message", "var(--_df-\(name)-message)"),
      local(
        "solid",
        isGradient(ground)
          ? "linear-gradient(calc(var(--_df-dir) * 135deg), \(fill))" : fill),
    ]
  }

  private static func edge(_ edge: SurfaceRecipe.Edge) -> [CSSDeclaration] {
    switch edge {
    case .hairline: []
    case .none: [local("edge", "transparent")]
    case .text(let fraction): [local("edge", mix("var(--_df-text)", fraction))]
    case .tinted(let color, let fraction, let width):
      [local("edge", mix(variable(color), fraction))]
        + (width.map { [local("edge-width", CSSValue.pixels($0))] } ?? [])
    }
  }

  private static func shadow(_ recipe: SurfaceRecipe) -> CSSDeclaration {
    let shadow =
      switch recipe.shadow {
      case .layered: "var(--df-shadow-sm), var(--df-shadow-lg)"
      case .small: "var(--df-shadow-sm)"
      case .medium: "var(--df-shadow-md)"
      case .large: "var(--df-shadow-lg)"
      case .glow(let strength, let y, let blur):
        "var(--df-shadow-sm), 0 \(CSSValue.pixels(y)) \(CSSValue.pixels(blur)) "
          + mix(lead(recipe.ground), strength)
      }
    return local("shadow", light(recipe.ground) + shadow)
  }

  private static func light(_ ground: SurfaceRecipe.Ground) -> String {
    guard case .paper(_, _, let material?) = ground else { return "" }
    return switch material.light {
    case .none: ""
    case .rim: "var(--_df-rim), "
    case .pane: "var(--_df-highlight), "
    }
  }
}

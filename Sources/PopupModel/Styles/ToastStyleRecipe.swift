// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// One of the toast styles that ship.
///
/// To add a style, add a value to ``all``: style sheets, docs and the Lab take it from there.
public struct ToastStyleRecipe: Sendable, Hashable {
  /// What the icon stands on.
  public enum Badge: Sendable, Hashable {
    /// A part of the severity's colour over the theme's elevated surface, the icon in that colour.
    case wash(Double)
    /// The severity's readable fill, the icon in the colour of text on it.
    case vivid
    /// A part of the text's colour, the icon in that colour.
    case text(Double)
  }

  /// What the action is drawn with.
  public enum Action: Sendable, Hashable {
    /// A part of the theme's main colour.
    case primary(Double)
    /// A part of the severity's colour.
    case severity(Double)
    /// A part of the text's colour.
    case text(Double)
    /// The text's colour, with a label in the colour of the surface.
    case inverted
  }

  /// The style as an HTML attribute says it.
  public let name: String
  /// Whether the toast stands free.
  public let layout: DFToastLayout
  /// Whether everything is a little smaller and text takes one line.
  public let isCompact: Bool
  public let badge: Badge
  public let action: Action
  /// How the surface is drawn.
  public let surface: SurfaceRecipe

  init(
    _ name: String, layout: DFToastLayout = .floating, isCompact: Bool = false,
    badge: Badge = .wash(0.16), action: Action = .primary(0.16), ground: SurfaceRecipe.Ground,
    edge: SurfaceRecipe.Edge, shadow: SurfaceRecipe.Shadow
  ) {
    self.name = name
    self.layout = layout
    self.isCompact = isCompact
    self.badge = badge
    self.action = action
    surface = SurfaceRecipe(ground: ground, edge: edge, shadow: shadow)
  }

  /// A hairline and layered shadows.
  public static let standard = ToastStyleRecipe(
    "default", ground: .paper(.surfaceElevated), edge: .hairline, shadow: .layered)

  /// Every style, the default one first.
  public static let all: [ToastStyleRecipe] = [
    standard,
    ToastStyleRecipe(
      "tinted", badge: .wash(0.24), action: .severity(0.18),
      ground: .paper(.surfaceElevated, wash: .init(color: .tint, fraction: 0.12)),
      edge: .tinted(.tint, 0.40), shadow: .glow(0.16, y: 6, blur: 28)),
    ToastStyleRecipe(
      "filled", badge: .text(0.20), action: .inverted, ground: .fill([.tint]), edge: .text(0.14),
      shadow: .glow(0.35, y: 8, blur: 32)),
    ToastStyleRecipe(
      "inverse", badge: .vivid, action: .inverted, ground: .inverse, edge: .text(0.12),
      shadow: .layered),
    ToastStyleRecipe(
      "frosted", action: .text(0.12), ground: .paper(.surfaceElevated, material: .frosted),
      edge: .none, shadow: .large),
    ToastStyleRecipe(
      "glass", action: .text(0.12),
      ground: .paper(
        .surfaceElevated, wash: .init(color: .tint, fraction: 0.14), material: .glass),
      edge: .none, shadow: .large),
    ToastStyleRecipe(
      "banner", layout: .flush, ground: .paper(.surfaceElevated), edge: .hairline,
      shadow: .medium),
    ToastStyleRecipe(
      "compact", isCompact: true, ground: .paper(.surfaceElevated), edge: .hairline,
      shadow: .layered),
  ]
}

// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// One of the popup styles that ship.
///
/// To add a style, add a value to ``all``: style sheets, docs and the Lab take it from there.
public struct PopupStyleRecipe: Sendable, Hashable {
  /// The style as an HTML attribute says it, such as `tinted-warning`.
  public let name: String
  /// What the variants of one style have in common; the name where there is one.
  public let family: String
  /// The severity that tells variants apart.
  public let severity: DFToastSeverity?
  /// How the surface is drawn.
  public let surface: SurfaceRecipe

  init(
    _ name: String, family: String? = nil, severity: DFToastSeverity? = nil,
    ground: SurfaceRecipe.Ground, edge: SurfaceRecipe.Edge, shadow: SurfaceRecipe.Shadow
  ) {
    self.name = name
    self.family = family ?? name
    self.severity = severity
    surface = SurfaceRecipe(ground: ground, edge: edge, shadow: shadow)
  }

  /// A hairline and layered shadows.
  public static let standard = PopupStyleRecipe(
    "standard", ground: .paper(.surfaceElevated), edge: .hairline, shadow: .layered)

  /// Every style, the standard one first.
  public static let all: [PopupStyleRecipe] =
    [
      standard,
      PopupStyleRecipe(
        "frosted", ground: .paper(.surfaceElevated, material: .frosted), edge: .none,
        shadow: .large),
      PopupStyleRecipe(
        "glass",
        ground: .paper(
          .surfaceElevated, wash: .init(color: .primary, fraction: 0.06), material: .glass),
        edge: .none, shadow: .large),
      PopupStyleRecipe(
        "accent", ground: .fill([.primary]), edge: .text(0.16),
        shadow: .glow(0.35, y: 11, blur: 44)),
      PopupStyleRecipe(
        "gradient", ground: .fill([.primary, .accent]), edge: .text(0.16),
        shadow: .glow(0.32, y: 11, blur: 44)),
      PopupStyleRecipe("inverse", ground: .inverse, edge: .text(0.12), shadow: .layered),
      PopupStyleRecipe(
        "outlined", ground: .paper(.background, material: .thin),
        edge: .tinted(.primary, 0.55, width: 1.5), shadow: .small),
    ] + DFToastSeverity.allCases.map(tinted)

  private static func tinted(_ severity: DFToastSeverity) -> PopupStyleRecipe {
    PopupStyleRecipe(
      "tinted-\(severity.attributeValue)", family: "tinted", severity: severity,
      ground: .paper(.surfaceElevated, wash: .init(color: .tint, fraction: 0.10)),
      edge: .tinted(.tint, 0.45), shadow: .glow(0.18, y: 8, blur: 36))
  }
}

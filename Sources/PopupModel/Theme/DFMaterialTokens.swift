// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// A translucent material, by how much of the page it hides.
public enum DFMaterial: String, Sendable, Hashable, CaseIterable {
  case ultraThin
  case thin
  case regular
  case thick
  case ultraThick
}

/// The materials of a theme.
public struct DFMaterialTokens: Sendable, Hashable {
  /// A surface on the page.
  public var surfaceMaterial: DFMaterial
  /// A surface above the page.
  public var elevatedMaterial: DFMaterial
  /// Whether the glass styles are drawn as glass; where not, they are frosted.
  public var preferLiquidGlass: Bool

  /// Creates the materials of a theme.
  public init(
    surfaceMaterial: DFMaterial = .regular, elevatedMaterial: DFMaterial = .thick,
    preferLiquidGlass: Bool = true
  ) {
    self.surfaceMaterial = surfaceMaterial
    self.elevatedMaterial = elevatedMaterial
    self.preferLiquidGlass = preferLiquidGlass
  }
}

// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// Everything that decides how popups and toasts look.
///
/// ```swift
/// var theme = DFTheme.slateLight
/// theme.components.popup = DFPopupTokens(cornerRadius: 24, padding: 20, maxWidth: 360)
/// ```
public struct DFTheme: Sendable, Equatable {
  /// The colours.
  public var colors: DFColorTokens
  /// The text styles.
  public var typography: DFTypographyTokens
  /// The distances.
  public var spacing: DFSpacingTokens
  /// The corner radii.
  public var radius: DFRadiusTokens
  /// The shadows.
  public var shadows: DFShadowTokens
  /// The animations.
  public var animation: DFAnimationTokens
  /// What single components say.
  public var components: DFComponentTokens
  /// The materials.
  public var materials: DFMaterialTokens

  /// Creates a theme.
  ///
  /// - Parameters:
  ///   - colors: The colours.
  ///   - typography: The text styles.
  ///   - spacing: The distances.
  ///   - radius: The corner radii.
  ///   - shadows: The shadows.
  ///   - animation: The animations.
  ///   - components: What single components say.
  ///   - materials: The materials.
  public init(
    colors: DFColorTokens, typography: DFTypographyTokens = DFTypographyTokens(),
    spacing: DFSpacingTokens = DFSpacingTokens(), radius: DFRadiusTokens = DFRadiusTokens(),
    shadows: DFShadowTokens = DFShadowTokens(),
    animation: DFAnimationTokens = DFAnimationTokens(),
    components: DFComponentTokens = DFComponentTokens(),
    materials: DFMaterialTokens = DFMaterialTokens()
  ) {
    self.colors = colors
    self.typography = typography
    self.spacing = spacing
    self.radius = radius
    self.shadows = shadows
    self.animation = animation
    self.components = components
    self.materials = materials
  }

  /// The theme's popup tokens with everything inherited filled in.
  public var resolvedPopup: ResolvedPopupTokens { ResolvedPopupTokens(theme: self) }
}

/// A theme's popup tokens without gaps.
public struct ResolvedPopupTokens: Sendable, Hashable {
  /// The corner radius in points.
  public let cornerRadius: Double
  /// The space around the content in points.
  public let padding: Double
  /// The greatest width in points.
  public let maxWidth: Double
  /// How dark the dimmed page is, from 0 to 1.
  public let backdropOpacity: Double

  init(theme: DFTheme) {
    let tokens = theme.components.popup
    cornerRadius = tokens.cornerRadius ?? theme.radius.lg
    padding = tokens.padding ?? theme.spacing.lg
    maxWidth = tokens.maxWidth ?? DFMetrics.popupMaxWidth
    backdropOpacity = tokens.backdropOpacity ?? DFMetrics.backdropOpacity
  }
}

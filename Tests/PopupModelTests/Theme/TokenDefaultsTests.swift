// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupModel
import Testing

@Suite("The tokens' defaults")
struct TokenDefaultsTests {
  private let theme = DFTheme.default

  @Test("are the known distances and radii")
  func lengths() {
    let spacing = theme.spacing
    #expect(
      [spacing.xs, spacing.sm, spacing.md, spacing.lg, spacing.xl, spacing.xxl]
        == [4, 8, 12, 16, 24, 32])
    let radius = DFRadiusTokens()
    #expect([radius.none, radius.sm, radius.md, radius.lg, radius.full] == [0, 4, 8, 12, 9999])
  }

  @Test("are the known fonts, line spacings and tracking")
  func typography() {
    let typography = DFTypographyTokens()
    let expected: [(DFTextScale, Double, Font.Weight, Double, Double)] = [
      (.display, 34, .bold, 4, -0.5), (.title, 22, .semibold, 2, 0),
      (.headline, 17, .semibold, 0, 0), (.labelLarge, 16, .semibold, 0, 0),
      (.body, 17, .regular, 2, 0), (.bodySmall, 16, .regular, 2, 0),
      (.label, 15, .medium, 0, 0), (.caption, 12, .regular, 1, 0),
    ]
    #expect(expected.map(\.0) == DFTextScale.allCases)
    for (scale, size, weight, spacing, tracking) in expected {
      let style = typography.style(for: scale)
      #expect(style.font.size == size)
      #expect(style.font.weight == weight)
      #expect(style.lineSpacing == spacing)
      #expect(style.tracking == tracking)
    }
  }

  @Test("inherit a popup's tokens from the theme, and take constants for width and dimming")
  func popup() {
    var theme = theme
    theme.radius.lg = 21
    theme.spacing.lg = 17
    #expect(theme.resolvedPopup.cornerRadius == 21)
    #expect(theme.resolvedPopup.padding == 17)
    #expect(theme.resolvedPopup.maxWidth == 420)
    #expect(theme.resolvedPopup.backdropOpacity == 0.35)
  }

  @Test("give way to what a theme says about popups")
  func popupTokens() {
    var theme = DFTheme.slateLight
    theme.components.popup = DFPopupTokens(
      cornerRadius: 24, padding: 20, maxWidth: 360, backdropOpacity: 0.5)
    #expect(theme.resolvedPopup.cornerRadius == 24)
    #expect(theme.resolvedPopup.padding == 20)
    #expect(theme.resolvedPopup.maxWidth == 360)
    #expect(theme.resolvedPopup.backdropOpacity == 0.5)
  }

  @Test("say nothing about buttons, and prefer glass on thick material")
  func others() {
    #expect(DFButtonTokens() == DFButtonTokens(cornerRadius: nil, horizontalPadding: nil))
    #expect(theme.components.button.labelStyle == nil)
    #expect(theme.materials.preferLiquidGlass)
    #expect(theme.materials.surfaceMaterial == .regular)
    #expect(theme.materials.elevatedMaterial == .thick)
    #expect(DFShadow(radius: 3).color == Color.black.opacity(0.15))
  }

  @Test("are the known distances and times of dragging")
  func metrics() {
    #expect(DFMetrics.dragMinimum == 10)
    #expect(DFMetrics.dragDistance == 60)
    #expect(DFMetrics.sheetDragDistance == 100)
    #expect(DFMetrics.dragDistance * DFMetrics.flickFactor == 150)
    #expect(DFMetrics.sheetDragDistance * DFMetrics.flickFactor == 250)
    #expect(DFMetrics.flickProjection == 0.25)
    #expect(DFMetrics.toastDuration == 3)
    #expect(DFMetrics.toastMaxWidth == 460)
  }
}

// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// The colours of a theme.
public struct DFColorTokens: Sendable, Hashable {
  /// The brand's colour.
  public var primary: Color
  /// The brand's second colour.
  public var secondary: Color
  /// The colour that gradients run to.
  public var accent: Color
  /// The page.
  public var background: Color
  /// A surface on the page.
  public var surface: Color
  /// A surface above the page, such as a popup.
  public var surfaceElevated: Color
  /// Main text.
  public var textPrimary: Color
  /// Lesser text.
  public var textSecondary: Color
  /// Text of what cannot be used.
  public var textDisabled: Color
  /// Hairlines.
  public var border: Color
  /// The fill of a main button.
  public var interactiveFill: Color
  /// The fill of a button that cannot be used.
  public var interactiveDisabled: Color
  /// What removes, and errors.
  public var destructive: Color
  /// What worked.
  public var success: Color
  /// What to watch.
  public var warning: Color
  /// What to know.
  public var info: Color

  /// Creates the colours of a theme.
  public init(
    primary: Color,
    secondary: Color,
    accent: Color,
    background: Color,
    surface: Color,
    surfaceElevated: Color,
    textPrimary: Color,
    textSecondary: Color,
    textDisabled: Color,
    border: Color,
    interactiveFill: Color,
    interactiveDisabled: Color,
    destructive: Color,
    success: Color,
    warning: Color,
    info: Color
  ) {
    self.primary = primary
    self.secondary = secondary
    self.accent = accent
    self.background = background
    self.surface = surface
    self.surfaceElevated = surfaceElevated
    self.textPrimary = textPrimary
    self.textSecondary = textSecondary
    self.textDisabled = textDisabled
    self.border = border
    self.interactiveFill = interactiveFill
    self.interactiveDisabled = interactiveDisabled
    self.destructive = destructive
    self.success = success
    self.warning = warning
    self.info = info
  }

  /// The fill of a main button under the pointer.
  public var interactiveHover: Color { interactiveFill.opacity(0.85) }

  /// The fill of a main button while it is pressed.
  public var interactivePressed: Color { interactiveFill.opacity(0.7) }

  /// The name and the place of every colour, in the order of declaration.
  public static let named:
    [(name: String, keyPath: any WritableKeyPath<DFColorTokens, Color> & Sendable)] = [
      ("primary", \.primary),
      ("secondary", \.secondary),
      ("accent", \.accent),
      ("background", \.background),
      ("surface", \.surface),
      ("surface-elevated", \.surfaceElevated),
      ("text-primary", \.textPrimary),
      ("text-secondary", \.textSecondary),
      ("text-disabled", \.textDisabled),
      ("border", \.border),
      ("interactive-fill", \.interactiveFill),
      ("interactive-disabled", \.interactiveDisabled),
      ("destructive", \.destructive),
      ("success", \.success),
      ("warning", \.warning),
      ("info", \.info),
    ]

  /// The colours, each knowing which token it is.
  package var tokenised: DFColorTokens {
    var copy = self
    for (name, keyPath) in Self.named { copy[keyPath: keyPath].token = name }
    return copy
  }
}

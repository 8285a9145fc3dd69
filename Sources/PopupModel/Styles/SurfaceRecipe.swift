// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// How a surface is drawn, in terms of a theme.
public struct SurfaceRecipe: Sendable, Hashable {
  /// What text stands on.
  public enum Ground: Sendable, Hashable {
    /// A surface of the theme's own, perhaps with a wash over it and perhaps translucent.
    case paper(SurfaceColor, wash: Wash? = nil, material: Material? = nil)
    /// A fill of its own, one colour or a gradient from the upper leading corner, changed so that
    /// text on it can be read.
    case fill([SurfaceColor])
    /// The theme's text colour, with text in the colour of its page.
    case inverse
  }

  /// A colour laid thinly over another.
  public struct Wash: Sendable, Hashable {
    public let color: SurfaceColor
    /// From 0 to 1.
    public let fraction: Double
  }

  /// What a translucent surface does to the page behind it.
  public struct Material: Sendable, Hashable {
    /// How the edges of the material catch the light.
    public enum Light: Sendable, Hashable {
      /// Not at all.
      case none
      /// A lit upper edge.
      case rim
      /// Lit edges all around, as of a pane.
      case pane
    }

    /// How much of the page the surface hides, from 0 to 1.
    public let opacity: Double
    /// The blur's radius in CSS pixels.
    public let blur: Double
    public let saturation: Double
    public let brightness: Double
    public let light: Light
  }

  /// The line around the surface.
  public enum Edge: Sendable, Hashable {
    /// A hairline in the theme's border colour.
    case hairline
    /// No line: the material's light shows the edge.
    case none
    /// A line in a part of a colour, a hairline where there is no width in points.
    case tinted(SurfaceColor, Double, width: Double? = nil)
    /// A hairline in a part of the text's colour.
    case text(Double)
  }

  /// What lifts the surface from the page.
  public enum Shadow: Sendable, Hashable {
    /// A small and a large shadow.
    case layered
    /// The theme's small shadow.
    case small
    /// The theme's medium shadow.
    case medium
    /// The theme's large shadow.
    case large
    /// A small shadow and a glow in the surface's own hue: its strength from 0 to 1, its offset and
    /// its blur in CSS pixels.
    case glow(Double, y: Double, blur: Double)
  }

  public let ground: Ground
  public let edge: Edge
  public let shadow: Shadow
}

extension SurfaceRecipe.Material {
  /// Frosted glass: the page's colours, none of its shapes.
  static let frosted = Self(opacity: 0.78, blur: 24, saturation: 1.8, brightness: 1, light: .rim)
  /// A clear pane that bends light at its edges.
  static let glass = Self(opacity: 0.74, blur: 20, saturation: 1.8, brightness: 1.04, light: .pane)
  /// Nearly opaque; the blur keeps text behind it from being read through it.
  static let thin = Self(opacity: 0.9, blur: 12, saturation: 1, brightness: 1, light: .none)
}

// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#endif
extension Color {
  static let ink = Color(hex: 0x121212)
  func rounded() -> Color {
    Color(
      red: (red * 255).rounded() / 255, green: (green * 255).rounded() / 255,
      blue: (blue * 255).rounded() / 255, opacity: opacity)
  }
  public var luminance: Double {
    func f(_ v: Double) -> Double { v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4) }
    return 0.2126 * f(red) + 0.7152 * f(green) + 0.0722 * f(blue)
  }
  public func contrast(_ o: Color) -> Double {
    let (a, b) = (luminance, o.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }
  public func mixed(_ o: Color, _ t: Double) -> Color {
    Color(
      red: red + (o.red - red) * t, green: green + (o.green - green) * t,
      blue: blue + (o.blue - blue) * t)
  }
  public func over(_ under: Color) -> Color { under.mixed(self, opacity).rounded() }
  public func toward(_ goal: Color, _ unders: [Color], _ target: Double) -> Color {
    for i in 0...50 {
      let m = mixed(goal, Double(i) / 50).rounded()
      if unders.allSatisfy({ m.contrast($0) >= target }) { return m }
    }
    let w = unders.map { Color.white.contrast($0) }.min()!
    let b = unders.map { Color.black.contrast($0) }.min()!
    return w > b ? .white : .black
  }
  public func deepened(_ target: Double, _ text: Color = .white) -> Color {
    var hi = self
    for i in 0...100 {
      hi = mixed(.black, Double(i) / 100).rounded()
      if hi.contrast(text) >= target { return hi }
    }
    return hi
  }
}
public enum DFPopupSurface: Sendable, Hashable {
  case standard, frosted, glass, accent, gradient, inverse, outlined
  case tinted(DFToastSeverity)
  public static let all: [Self] =
    [.standard, .frosted, .glass, .accent, .gradient, .inverse, .outlined]
    + DFToastSeverity.allCases.map { .tinted($0) }
  public var name: String {
    if case .tinted(let s) = self { "tinted-\(s.rawValue)" } else { "\(self)" }
  }
}
public enum DFToastSurface: String, Sendable, Hashable, CaseIterable {
  case `default`, tinted, filled, inverse, frosted, glass, banner, compact
}
public enum Contrast: Sendable {
  case standard, more
  var text: Double { self == .more ? 7.1 : 4.6 }
  var glyph: Double { self == .more ? 4.6 : 3.1 }
}
public struct Pair: Sendable, Hashable { public var fill, label: Color }
public struct Surface: Sendable, Hashable {
  public var stops: [Color]
  public var wash: Color?
  public var solid: Color
  public var edge: Color
  public var edgeWidth: Double?
  public var glow: (Color)?
  public var layered: Bool
  public var material: String?
}
public struct ResolvedPopupSurface: Sendable, Hashable {
  public var surface: Surface
  public var text, message, disabled, link: Color
  public var primary, secondary, destructive: Pair
  public var brandStops: [Color]
  public var brandGlyph: Color
  public var brandGlow: Color?
  public var soft: Pair
  public var severity: [Pair]
  public var close: Color
  public var grabber: Color
  public var border: Color
  public var isOnFill: Bool
}
public struct ResolvedToastSurface: Sendable, Hashable {
  public var surface: Surface
  public var text, message: Color
  public var badge, action: Pair
  public var stripe: Color?
}
extension DFTheme {
  public func severity(_ s: DFToastSeverity) -> Color {
    switch s {
    case .info: colors.info
    case .success: colors.success
    case .warning: colors.warning
    case .error: colors.destructive
    }
  }
  var dark: Bool { colors.background.luminance < 0.2 }
  func fill(_ c: Color, _ k: Contrast, dark: Bool = false) -> Pair {
    let t = k == .more ? 7.0 : 4.5
    if Color.white.contrast(c) >= t { return Pair(fill: c, label: .white) }
    if Color.ink.contrast(c) >= max(t, 6), !dark { return Pair(fill: c, label: .ink) }
    return Pair(fill: c.deepened(k.text), label: .white)
  }
  public func resolved(_ style: DFPopupSurface, _ k: Contrast = .standard) -> ResolvedPopupSurface {
    let el = colors.surfaceElevated
    let bg = colors.background
    let P = colors.primary
    var unders = [el]
    var stops = [el]
    var wash: Color?
    var solid = el
    var edge = colors.border
    var width: Double?
    var glow: Color?
    var layered = true
    var mat: String?
    var prim = colors.interactiveFill
    var on: Color?
    var lab: Color?
    let alpha = dark ? 0.84 : 0.78
    switch style {
    case .standard: break
    case .frosted:
      stops = [el.opacity(alpha)]
      mat = "frosted"
      edge = .white.opacity(0)
      unders = [el.opacity(alpha).over(.black), el.opacity(alpha).over(.white)]
    case .glass:
      let t = el.mixed(P, 0.06).rounded()
      stops = [t.opacity(alpha - 0.02)]
      solid = t
      mat = "glass"
      edge = .white.opacity(0)
      unders = [stops[0].over(.black), stops[0].over(.white)]
    case .accent:
      let f = P.deepened(k == .more ? 7.1 : 4.6)
      stops = [Color.white.contrast(P) >= k.text ? P : f]
      on = .white
      lab = stops[0]
      solid = stops[0]
      glow = stops[0].opacity(0.35)
    case .gradient:
      stops = [P, colors.accent].map {
        Color.white.contrast($0) >= k.text ? $0 : $0.deepened(k.text)
      }
      on = .white
      lab = stops[0]
      solid = stops[0]
      glow = stops[0].opacity(0.33)
    case .inverse:
      stops = [colors.textPrimary]
      solid = stops[0]
      on = bg
      lab = colors.textPrimary
    case .outlined:
      stops = [bg.opacity(0.92)]
      solid = bg
      edge = P.opacity(0.55)
      width = 1.5
      layered = false
      mat = "thin"
      unders = [stops[0].over(.black), stops[0].over(.white)]
    case .tinted(let s):
      let c = severity(s)
      wash = c.opacity(0.1)
      solid = wash!.over(el)
      unders = [solid]
      edge = c.opacity(0.45)
      glow = c.opacity(0.18)
      prim = c
    }
    if let on {
      unders = stops
      let msg = on.mixed(stops[0], 0.14).rounded()
      let m = unders.allSatisfy { msg.contrast($0) >= k.text } ? msg : on
      let w = on.opacity(0.16)
      let w2 =
        unders.allSatisfy { on.contrast(w.over($0)) >= k.text } ? w : Color.black.opacity(0.16)
      let d = fill(colors.destructive, k)
      let plate = Pair(fill: on.opacity(0.2), label: on)
      return ResolvedPopupSurface(
        surface: Surface(
          stops: stops, wash: nil, solid: solid, edge: on.opacity(style == .inverse ? 0.12 : 0.16),
          edgeWidth: nil, glow: glow, layered: glow == nil, material: nil), text: on, message: m,
        disabled: on.opacity(0.45), link: on,
        primary: Pair(fill: on, label: lab!.toward(.black, [on], k.text)),
        secondary: Pair(fill: w2, label: on), destructive: d, brandStops: [on.opacity(0.2)],
        brandGlyph: on, brandGlow: nil, soft: plate, severity: [plate, plate, plate, plate],
        close: on.opacity(0.16), grabber: on.opacity(0.6), border: on.opacity(0.28), isOnFill: true)
    }
    if k == .more {
      stops = [solid]
      unders = [solid]
      mat = nil
      wash = nil
    }
    let goal: Color = dark ? .white : .black
    let text = colors.textPrimary.toward(goal, unders, k.text)
    let msg = k == .more ? text : colors.textSecondary.toward(text, unders, k.text)
    let sf = prim.opacity(0.16)
    let sl = text.toward(goal, unders.map { sf.over($0) }, k.text)
    let brand = [P, colors.accent]
    let bg2 = [Color.white, .ink].max { a, b in
      brand.map { a.contrast($0) }.min()! < brand.map { b.contrast($0) }.min()!
    }!
    func w(_ c: Color) -> Pair {
      let f = c.opacity(0.14)
      return Pair(fill: f, label: c.toward(text, unders.map { f.over($0) }, k.glyph))
    }
    return ResolvedPopupSurface(
      surface: Surface(
        stops: stops, wash: wash, solid: solid, edge: edge, edgeWidth: width, glow: glow,
        layered: layered && glow == nil, material: mat), text: text, message: msg,
      disabled: colors.textDisabled, link: P.toward(text, unders, k.text), primary: fill(prim, k),
      secondary: Pair(fill: sf, label: sl), destructive: fill(colors.destructive, k),
      brandStops: brand, brandGlyph: bg2, brandGlow: P.opacity(0.35), soft: w(P),
      severity: DFToastSeverity.allCases.map { w(severity($0)) }, close: text.opacity(0.1),
      grabber: text.opacity(0.5), border: colors.border, isOnFill: false)
  }
  public func resolved(_ style: DFToastSurface, _ s: DFToastSeverity, _ k: Contrast = .standard)
    -> ResolvedToastSurface
  {
    let c = severity(s)
    let el = colors.surfaceElevated
    let P = colors.primary
    let base = resolved(.standard, k)
    func make(_ sf: Surface, _ unders: [Color], badge: Double, action: Color, stripe: Color? = nil)
      -> ResolvedToastSurface
    {
      let goal: Color = dark ? .white : .black
      let text = colors.textPrimary.toward(goal, unders, k.text)
      let bf = c.opacity(badge)
      return ResolvedToastSurface(
        surface: sf, text: text,
        message: k == .more ? text : colors.textSecondary.toward(text, unders, k.text),
        badge: Pair(fill: bf, label: c.toward(text, unders.map { bf.over($0) }, k.glyph)),
        action: Pair(
          fill: action, label: text.toward(goal, unders.map { action.over($0) }, k.text)),
        stripe: stripe)
    }
    var sf = base.surface
    switch style {
    case .default, .compact: return make(sf, [el], badge: 0.16, action: P.opacity(0.16))
    case .banner:
      return make(
        sf, [el], badge: 0.16, action: P.opacity(0.16), stripe: c.toward(base.text, [el], k.glyph))
    case .tinted:
      sf.wash = c.opacity(0.12)
      sf.solid = sf.wash!.over(el)
      sf.edge = c.opacity(0.4)
      sf.glow = c.opacity(0.16)
      sf.layered = false
      return make(sf, [sf.solid], badge: 0.22, action: c.opacity(0.18))
    case .filled:
      let f = fill(c, k, dark: dark)
      sf.stops = [f.fill]
      sf.solid = f.fill
      sf.edge = Color.white.opacity(0.14)
      sf.glow = f.fill.opacity(0.35)
      sf.layered = false
      return ResolvedToastSurface(
        surface: sf, text: f.label, message: f.label,
        badge: Pair(fill: f.label.opacity(0.2), label: f.label),
        action: Pair(fill: f.label, label: f.fill), stripe: nil)
    case .inverse:
      let i = resolved(.inverse, k)
      return ResolvedToastSurface(
        surface: i.surface, text: i.text, message: i.message,
        badge: Pair(
          fill: c, label: Color.white.contrast(c) > Color.ink.contrast(c) ? .white : .ink),
        action: Pair(fill: i.text, label: i.primary.label), stripe: nil)
    case .frosted, .glass:
      let g = resolved(style == .frosted ? .frosted : .glass, k)
      var sf = g.surface
      if style == .glass, sf.material != nil {
        sf.solid = el.mixed(c, 0.14).rounded()
        sf.stops = [sf.solid.opacity(sf.stops[0].opacity)]
      }
      return make(
        sf, sf.material == nil ? [sf.solid] : [sf.stops[0].over(.black), sf.stops[0].over(.white)],
        badge: 0.2, action: colors.textPrimary.opacity(0.12))
    }
  }
}

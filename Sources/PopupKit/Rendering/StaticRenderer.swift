// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupMarkup
public import PopupModel

/// Renders views to HTML that needs no WebAssembly and, for opening and closing, no script.
///
/// ```swift
/// let page = try StaticRenderer(theme: .slateLight).render(OrderList(orders: orders))
/// page.html   // <div class="df-root …">…</div>
/// page.css    // what the kit's style sheet does not have
/// ```
///
/// A renderer is a value without state; the same view gives the same bytes every time.
public struct StaticRenderer: Sendable {
  private enum Appearance: Sendable {
    case inherited
    case theme(DFTheme)
    case preset(DFThemePreset)
  }

  private let appearance: Appearance

  /// Creates a renderer whose pages take the theme of the kit around them.
  public init() {
    appearance = .inherited
  }

  /// Creates a renderer for one theme.
  ///
  /// - Parameter theme: The theme of the outermost view.
  public init(theme: DFTheme) {
    appearance = .theme(theme)
  }

  /// Creates a renderer for a light and a dark theme, between which the browser chooses.
  ///
  /// - Parameter preset: The two themes.
  public init(preset: DFThemePreset) {
    appearance = .preset(preset)
  }

  /// Renders a view.
  ///
  /// - Parameters:
  ///   - view: The view to render.
  ///   - id: What ids of the fragment begin with; give each fragment of a document its own.
  /// - Returns: The page.
  /// - Throws: ``RenderError`` when the id cannot begin an HTML id.
  @MainActor
  public func render<Content: View>(_ view: Content, id: String = "df") throws -> Page {
    guard id.utf8.allSatisfy({ Self.isIDCharacter($0) }), id.utf8.first.map({ $0 > 64 }) == true
    else { throw RenderError.invalidID(id) }
    let session = RenderSession(idPrefix: id)
    let nodes = session.run {
      root(view, session: session)
    }
    reportStateDependence(session)
    return Page(
      html: HTMLSerializer.string(nodes), css: session.styles.css,
      diagnostics: session.diagnostics, nodes: nodes)
  }

  /// Renders a view that is made on the main actor, and serialises it elsewhere.
  ///
  /// - Parameters:
  ///   - id: What ids of the fragment begin with.
  ///   - content: Makes the view.
  /// - Returns: The page.
  /// - Throws: ``RenderError`` when the id cannot begin an HTML id.
  public nonisolated func render<Content: View>(
    id: String = "df", _ content: @MainActor @Sendable () -> Content
  ) async throws -> Page {
    try await MainActor.run { try render(content(), id: id) }
  }

  @MainActor
  private func root<Content: View>(_ view: Content, session: RenderSession) -> [HTMLNode] {
    var environment = EnvironmentValues()
    var attributes: HTMLAttributes = ["class": "df-root"]
    switch appearance {
    case .inherited: break
    case .theme(let theme):
      environment.dfTheme = theme
      let scope = ThemeScope(light: theme, dark: nil, session: session)
      attributes.addClass(scope.classes)
    case .preset(let preset):
      environment.dfTheme = preset.light
      let scope = ThemeScope(light: preset.light, dark: preset.dark, session: session)
      attributes.addClass(scope.classes)
    }
    let context = RenderContext(session: session, path: "", environment: environment)
    let nodes = context.render(view)
    let state = session.graph.initialState
    if !state.isEmpty {
      let object = JSONObject(state.map { ($0.key, $0.value) })
      attributes["data-df-state"] = JSONValue.object(object).serialized()
    }
    return [.element(HTMLElement("div", attributes, nodes))]
  }

  @MainActor
  private func reportStateDependence(_ session: RenderSession) {
    let graph = session.graph
    for key in graph.used.intersection(graph.readByViews).sorted() {
      guard let entry = graph.entries[key] else { continue }
      session.report(.stateDependentContent(state: entry.name), at: entry.source)
    }
  }

  private static func isIDCharacter(_ byte: UInt8) -> Bool {
    switch byte {
    case 48...57, 65...90, 97...122, 45, 95: true
    default: false
    }
  }
}

/// Why a view could not be rendered.
public enum RenderError: Error, Equatable, CustomStringConvertible {
  /// The id holds characters that an HTML id of ours may not have.
  case invalidID(String)

  /// What happened and what to write instead.
  public var description: String {
    switch self {
    case .invalidID(let id):
      "‘\(id)’ cannot begin an id: use letters, digits, - and _, and begin with a letter."
    }
  }
}

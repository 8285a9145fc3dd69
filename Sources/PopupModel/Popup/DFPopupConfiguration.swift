// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// How a popup is presented and dismissed.
///
/// ```swift
/// var config = DFPopupConfiguration.floater(position: .bottom)
/// config.transition = .slide
/// ```
public struct DFPopupConfiguration: Sendable, Equatable {
  /// What the popup is.
  public var kind: DFPopupKind
  /// Where the popup stands; a sheet always rests at the bottom.
  public var position: DFPopupPosition
  /// How the popup comes and goes.
  public var transition: DFPopupTransition
  /// How the popup moves, or `nil` for the theme's spring.
  public var animation: Animation?
  /// When the popup goes by itself, in seconds, or `nil` for never.
  public var autoDismissAfter: Double?
  /// Whether a tap on the popup dismisses it.
  public var dismissOnTap: Bool
  /// Whether a tap beside the popup dismisses it.
  public var dismissOnOutsideTap: Bool
  /// Whether dragging the popup toward its exit edge dismisses it.
  public var dismissOnDrag: Bool
  /// Whether the page is dimmed where ``backdrop`` is `nil`.
  public var dimsBackground: Bool
  /// What is drawn behind the popup, or `nil` for what ``dimsBackground`` says.
  public var backdrop: DFPopupBackdrop?

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - kind: What the popup is.
  ///   - position: Where the popup stands.
  ///   - transition: How the popup comes and goes.
  ///   - animation: How the popup moves, or `nil` for the theme's spring.
  ///   - autoDismissAfter: When the popup goes by itself, in seconds, or `nil` for never.
  ///   - dismissOnTap: Whether a tap on the popup dismisses it.
  ///   - dismissOnOutsideTap: Whether a tap beside the popup dismisses it.
  ///   - dismissOnDrag: Whether dragging the popup toward its exit edge dismisses it.
  ///   - dimsBackground: Whether the page is dimmed where `backdrop` is `nil`.
  ///   - backdrop: What is drawn behind the popup.
  public init(
    kind: DFPopupKind = .center, position: DFPopupPosition = .center,
    transition: DFPopupTransition = .automatic, animation: Animation? = nil,
    autoDismissAfter: Double? = nil, dismissOnTap: Bool = false,
    dismissOnOutsideTap: Bool = true, dismissOnDrag: Bool = false, dimsBackground: Bool = true,
    backdrop: DFPopupBackdrop? = nil
  ) {
    self.kind = kind
    self.position = position
    self.transition = transition
    self.animation = animation
    self.autoDismissAfter = autoDismissAfter
    self.dismissOnTap = dismissOnTap
    self.dismissOnOutsideTap = dismissOnOutsideTap
    self.dismissOnDrag = dismissOnDrag
    self.dimsBackground = dimsBackground
    self.backdrop = backdrop
  }

  /// What is drawn behind the popup.
  public var resolvedBackdrop: DFPopupBackdrop { backdrop ?? (dimsBackground ? .dim : .none) }

  /// Where the popup stands.
  public var resolvedPosition: DFPopupPosition { kind == .sheet ? .bottom : position }
}

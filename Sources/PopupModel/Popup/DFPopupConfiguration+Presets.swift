// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

extension DFPopupConfiguration {
  /// A card in the middle over a dimmed page.
  public static let centered = DFPopupConfiguration()

  /// A message as wide as the viewport that goes by itself.
  ///
  /// - Parameters:
  ///   - position: Where the popup stands.
  ///   - autoDismissAfter: When the popup goes by itself, in seconds, or `nil` for never.
  ///   - dismissOnDrag: Whether dragging the popup toward its exit edge dismisses it.
  /// - Returns: The configuration.
  public static func toast(
    position: DFPopupPosition = .top, autoDismissAfter: Double? = 3, dismissOnDrag: Bool = true
  ) -> DFPopupConfiguration {
    DFPopupConfiguration(
      kind: .toast, position: position, autoDismissAfter: autoDismissAfter, dismissOnTap: true,
      dismissOnOutsideTap: false, dismissOnDrag: dismissOnDrag, dimsBackground: false)
  }

  /// A small surface near an edge, without a backdrop.
  ///
  /// - Parameters:
  ///   - position: Where the popup stands.
  ///   - autoDismissAfter: When the popup goes by itself, in seconds, or `nil` for never.
  ///   - dismissOnDrag: Whether dragging the popup toward its exit edge dismisses it.
  /// - Returns: The configuration.
  public static func floater(
    position: DFPopupPosition = .bottom, autoDismissAfter: Double? = nil,
    dismissOnDrag: Bool = true
  ) -> DFPopupConfiguration {
    DFPopupConfiguration(
      kind: .floater, position: position, autoDismissAfter: autoDismissAfter,
      dismissOnOutsideTap: false, dismissOnDrag: dismissOnDrag, dimsBackground: false)
  }

  /// A surface that rests at the bottom edge.
  ///
  /// - Parameters:
  ///   - dismissOnDrag: Whether dragging the sheet down dismisses it.
  ///   - backdrop: What is drawn behind the sheet.
  ///   - dismissOnOutsideTap: Whether a tap beside the sheet dismisses it.
  /// - Returns: The configuration.
  public static func sheet(
    dismissOnDrag: Bool = true, backdrop: DFPopupBackdrop = .dim, dismissOnOutsideTap: Bool = true
  ) -> DFPopupConfiguration {
    DFPopupConfiguration(
      kind: .sheet, position: .bottom, dismissOnOutsideTap: dismissOnOutsideTap,
      dismissOnDrag: dismissOnDrag, dimsBackground: backdrop != .none, backdrop: backdrop)
  }
}

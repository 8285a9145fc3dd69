// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// The numbers of presentation and dismissal that no theme changes.
public enum DFMetrics {
  /// How far a popup is dragged to be dismissed, in points.
  public static let dragDistance = 60.0
  /// How far a sheet is dragged to be dismissed, in points.
  public static let sheetDragDistance = 100.0
  /// How far a finger moves before a drag begins, in points.
  public static let dragMinimum = 10.0
  /// A flick dismisses when its predicted travel is this many drag distances.
  public static let flickFactor = 2.5
  /// How far ahead a flick's travel is predicted, in seconds.
  public static let flickProjection = 0.25
  /// The greatest width of a popup where a theme says nothing, in points.
  public static let popupMaxWidth = 420.0
  /// How dark the dimmed page is where a theme says nothing, from 0 to 1.
  public static let backdropOpacity = 0.35
  /// How much smaller a scaled popup begins.
  public static let scaleStart = 0.9
  /// How long a toast stays where a message says nothing, in seconds.
  public static let toastDuration = 3.0
  /// Where a toast stands where a message says nothing.
  public static let toastPosition = DFPopupPosition.top
  /// How serious a toast is where a message says nothing.
  public static let toastSeverity = DFToastSeverity.info
  /// The greatest width of a floating toast, in points.
  public static let toastMaxWidth = 460.0
  /// The diameter of a card's icon badge, in points.
  public static let iconBadge = 56.0
  /// The diameter of a toast's icon badge, in points.
  public static let toastBadge = 28.0
  /// How much smaller a compact toast's icon badge is.
  public static let compactBadgeScale = 0.8
  /// The smallest size of a control that is pressed, in points.
  public static let minimumTarget = 44.0
  /// How much smaller a pressed button is.
  public static let pressedScale = 0.97
  /// What a sheet's corners add to the theme's large radius, in points.
  public static let sheetRadiusAddition = 8.0
  /// The width of a sheet's grabber, in points.
  public static let grabberWidth = 36.0
  /// The height of a sheet's grabber, in points.
  public static let grabberHeight = 5.0
}

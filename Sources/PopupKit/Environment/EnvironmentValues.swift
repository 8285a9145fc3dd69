// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

public import PopupModel

/// A key for a value that flows from a view to the views inside it.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value where none was set.
  static var defaultValue: Value { get }
}

/// The values that flow from a view to the views inside it.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates an environment of default values.
  public init() {}

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The theme of the views inside, ``PopupModel/DFTheme/default`` where none was set.
  public var dfTheme: DFTheme = .default
  /// The light or dark scheme that a ``PopupModel/DFThemePreset`` is resolved for.
  public var colorScheme: ColorScheme = .light
  /// Whether controls inside can be used.
  public var isEnabled = true
  /// The font of the text inside, if one was set.
  var font: Font?
  /// The colour of the text inside, if one was set.
  var foreground: ForegroundStyle?
  /// The style of the popups that modifiers inside present.
  var popupStyle = AnyDFPopupStyle(.standard)
  /// The style of the toasts of layers inside.
  var toastStyle = AnyDFToastStyle(.default)
  /// The toast layer above, if there is one.
  var toastLayer: ToastLayer?
  /// The class of the theme scope around, if there is one.
  var themeClass: String?
  /// The look of the buttons inside.
  var buttonStyle: DFButtonStyle?
  /// The tone of ``DFText`` inside.
  var textTone: DFTextViewStyle = .standard
}

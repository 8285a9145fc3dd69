// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupKit
import PopupMarkup
import PopupModel

/// The script that holds the numbers and words of the model.
enum ModelModule {
  private static func milliseconds(_ animation: Animation) -> JSONValue {
    .number((animation.duration * 1000).rounded())
  }

  static var source: String {
    let animation = DFAnimationTokens()
    let constants: [(String, JSONValue)] = [
      (
        "EXIT_EDGE",
        .object(
          JSONObject(
            DFPopupPosition.allCases.map {
              ($0.attributeValue, .string($0.exitEdge.attributeValue))
            }))
      ),
      (
        "DRAG",
        [
          "DISTANCE_PX": .number(DFMetrics.dragDistance),
          "SHEET_DISTANCE_PX": .number(DFMetrics.sheetDragDistance),
          "MINIMUM_PX": .number(DFMetrics.dragMinimum),
          "FLICK_FACTOR": .number(DFMetrics.flickFactor),
          "PROJECTION_S": .number(DFMetrics.flickProjection),
        ]
      ),
      ("SPRING", .string(CSSValue.easing(animation.spring))),
      (
        "DURATION",
        [
          "FAST_MS": milliseconds(animation.fast), "DEFAULT_MS": milliseconds(animation.default),
          "SLOW_MS": milliseconds(animation.slow), "SPRING_MS": milliseconds(animation.spring),
        ]
      ),
      (
        "TOAST",
        [
          "DURATION_S": .number(DFMetrics.toastDuration),
          "POSITION": .string(DFMetrics.toastPosition.attributeValue),
          "SEVERITY": .string(DFMetrics.toastSeverity.attributeValue),
        ]
      ),
      ("STRINGS", .object(JSONObject(BuiltInWords.english.map { ($0.key, .string($0.text)) }))),
    ]
    let lines = constants.map { "export const \($0.0) = \($0.1.pretty().dropLast());" }
    return """
      // SPDX-FileCopyrightText: 2026 The Popup Lab authors
      // SPDX-License-Identifier: MIT

      // Generated from the Swift model: its numbers and words.
      \(lines.joined(separator: "\n\n"))

      """
  }
}

/// The words that the kit itself says, in English.
enum BuiltInWords {
  static let english: [(key: String, text: String)] = [
    ("actionHint", "{action} available, press {key}"),
    ("close", "Close"),
    ("dialog", "Dialog"),
    ("error", "Error"),
    ("info", "Information"),
    ("notifications", "Notifications"),
    ("success", "Success"),
    ("warning", "Warning"),
  ]
}

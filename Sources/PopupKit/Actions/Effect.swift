// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupMarkup

/// One thing that an action does, as data.
indirect enum Effect: Equatable {
  case set(key: String, value: JSONValue)
  case toggle(key: String)
  case add(key: String, amount: Int)
  case toast(DFToastMessage.Recording)
  case delay(seconds: Double, effects: [Effect])
  case emit(name: String)
  /// What happens depends on the values of some states.
  case decide(keys: [String], cases: [Case])

  /// One row of a decision table.
  struct Case: Equatable {
    let values: [JSONValue]
    let effects: [Effect]
  }

  /// The operation that the page's interpreter runs.
  var json: JSONValue {
    switch self {
    case .set(let key, let value): .array(["set", .string(key), value])
    case .toggle(let key): .array(["toggle", .string(key)])
    case .add(let key, let amount): .array(["add", .string(key), .int(amount)])
    case .toast(let toast): .array(["toast", toast.json])
    case .delay(let seconds, let effects):
      .array(["delay", .number(seconds), Self.list(effects)])
    case .emit(let name): .array(["emit", .string(name)])
    case .decide(let keys, let cases):
      .array([
        "case", .array(keys.map { .string($0) }),
        .object(
          JSONObject(
            cases.map {
              (JSONValue.array($0.values).serialized(), Self.list($0.effects))
            })),
      ])
    }
  }

  /// The keys that the effect names.
  var keys: [String] {
    switch self {
    case .set(let key, _), .toggle(let key), .add(let key, _): [key]
    case .toast(let toast): toast.effects.flatMap(\.keys)
    case .delay(_, let effects): effects.flatMap(\.keys)
    case .emit: []
    case .decide(let keys, let cases): keys + cases.flatMap { $0.effects.flatMap(\.keys) }
    }
  }

  /// Several operations as one list.
  static func list(_ effects: [Effect]) -> JSONValue { .array(effects.map(\.json)) }
}

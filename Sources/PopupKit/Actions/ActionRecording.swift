// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupMarkup

/// What an action does, for every value of the states it reads.
@MainActor
struct ActionRecording {
  let effects: [Effect]
  /// States whose value decides what the action does, and which have too many values to try.
  let unexplored: [String]
  /// States that were given a value which a page cannot hold.
  let unsupported: [String]

  /// How many Bool states an action may read before its table is cut off.
  private static let tableLimit = 4

  /// Runs an action once, and again for each value of the finite states that it reads.
  static func record(
    graph: StateGraph, toastLayer: ToastLayer?, action: () -> Void
  ) -> ActionRecording {
    let first = run(graph, [:], toastLayer, action)
    let flags = first.reads.filter { graph.entries[$0]?.initial is Bool }
    let numbers = first.reads.filter { graph.entries[$0]?.initial is Int }
    let rest = first.reads.filter { !flags.contains($0) && !numbers.contains($0) }
    if !flags.isEmpty, flags.count <= tableLimit, numbers.isEmpty {
      return table(graph, flags, rest, toastLayer, action)
    }
    if let number = numbers.first, numbers.count == 1, flags.isEmpty {
      return affine(graph, number, first, rest, toastLayer, action)
    }
    return ActionRecording(
      effects: first.effects, unexplored: flags + numbers + rest, unsupported: first.unsupported)
  }

  private static func run(
    _ graph: StateGraph, _ values: [String: Any], _ toastLayer: ToastLayer?, _ action: () -> Void
  ) -> Recorder {
    let recorder = Recorder(graph: graph, values: values, toastLayer: toastLayer)
    Recorder.$current.withValue(recorder) { action() }
    return recorder
  }

  private static func table(
    _ graph: StateGraph, _ flags: [String], _ rest: [String], _ toastLayer: ToastLayer?,
    _ action: () -> Void
  ) -> ActionRecording {
    var cases: [Effect.Case] = []
    var unsupported: [String] = []
    for bits in 0..<(1 << flags.count) {
      let row = flags.indices.map { bits & (1 << $0) != 0 }
      let values = Dictionary(uniqueKeysWithValues: zip(flags, row.map { $0 as Any }))
      let recorder = run(graph, values, toastLayer, action)
      cases.append(Effect.Case(values: row.map { .bool($0) }, effects: recorder.effects))
      unsupported += recorder.unsupported
    }
    return ActionRecording(
      effects: simplest(flags, cases), unexplored: rest, unsupported: unsupported)
  }

  /// The shortest data that says the same as a table.
  private static func simplest(_ flags: [String], _ cases: [Effect.Case]) -> [Effect] {
    guard let first = cases.first else { return [] }
    if cases.allSatisfy({ $0.effects == first.effects }) { return first.effects }
    if flags.count == 1, cases.count == 2, let toggled = toggle(flags[0], cases) { return toggled }
    return [.decide(keys: flags, cases: cases)]
  }

  /// The effects with a toggle in them, when that is all in which the two rows differ.
  private static func toggle(_ key: String, _ cases: [Effect.Case]) -> [Effect]? {
    let (whenFalse, whenTrue) = (cases[0].effects, cases[1].effects)
    guard whenFalse.count == whenTrue.count else { return nil }
    var merged: [Effect] = []
    for (low, high) in zip(whenFalse, whenTrue) {
      if low == high {
        merged.append(low)
      } else if low == .set(key: key, value: true), high == .set(key: key, value: false) {
        merged.append(.toggle(key: key))
      } else {
        return nil
      }
    }
    return merged
  }

  /// Tries three numbers: a constant stays one, a difference that never changes is an addition.
  private static func affine(
    _ graph: StateGraph, _ key: String, _ first: Recorder, _ rest: [String],
    _ toastLayer: ToastLayer?, _ action: () -> Void
  ) -> ActionRecording {
    let start = graph.entries[key]?.initial as? Int ?? 0
    let offsets = [0, 1, 10]
    let runs = offsets.map {
      run(graph, [key: start + $0], toastLayer, action).effects
    }
    if runs.allSatisfy({ $0 == runs[0] }) {
      return ActionRecording(
        effects: runs[0], unexplored: rest, unsupported: first.unsupported)
    }
    let shifted = zip(offsets, runs).map { offset, effects in
      effects.map { effect in
        if case .set(key, .int(let value)) = effect {
          return Effect.add(key: key, amount: value - start - offset)
        }
        return effect
      }
    }
    if shifted.allSatisfy({ $0 == shifted[0] }) {
      return ActionRecording(
        effects: shifted[0], unexplored: rest, unsupported: first.unsupported)
    }
    return ActionRecording(
      effects: first.effects, unexplored: [key] + rest, unsupported: first.unsupported)
  }
}

// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupMarkup

/// Watches one run of an action: what it reads, and what it does.
@MainActor
final class Recorder {
  /// The recording that runs now.
  @TaskLocal static var current: Recorder?

  private let graph: StateGraph
  private var values: [String: Any]
  private(set) var reads: [String] = []
  private(set) var effects: [Effect] = []
  /// The keys that were given a value which a page cannot hold.
  private(set) var unsupported: [String] = []
  /// The style and theme of the toast layer that serves the action.
  let toastLayer: ToastLayer?

  /// - Parameter values: What some states hold, in place of their first values.
  init(graph: StateGraph, values: [String: Any] = [:], toastLayer: ToastLayer?) {
    self.graph = graph
    self.values = values
    self.toastLayer = toastLayer
  }

  /// The value of a state in this run.
  func read(_ key: String) -> Any? {
    if !written.contains(key), !reads.contains(key) { reads.append(key) }
    return values[key] ?? graph.entries[key]?.initial
  }

  /// Notes a write; later reads of this run see it.
  func write(_ key: String, _ value: Any, graph: StateGraph) {
    values[key] = value
    written.insert(key)
    if let id = StateCoding.itemID(in: value) {
      let item = (value as? any OptionalValue)?.wrappedAny ?? value
      graph.collect(item: item, id: id, for: key)
    }
    guard let json = StateCoding.json(value) else {
      unsupported.append(key)
      return
    }
    effects.append(.set(key: key, value: json))
  }

  /// Notes anything else that an action does.
  func record(_ effect: Effect) { effects.append(effect) }

  /// Records what a closure does that runs later, starting from the values of now.
  func later(_ action: () -> Void) -> [Effect] {
    let recorder = Recorder(graph: graph, values: values, toastLayer: toastLayer)
    Recorder.$current.withValue(recorder) { action() }
    unsupported += recorder.unsupported
    return recorder.effects
  }

  private var written: Set<String> = []
}

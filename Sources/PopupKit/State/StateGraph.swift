// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupMarkup

/// Every state of one rendering, under its structural path and name.
@MainActor
final class StateGraph {
  /// One state.
  struct Entry {
    let name: String
    let initial: Any
    let source: SourceLocation
  }

  private(set) var entries: [String: Entry] = [:]
  /// The keys that the page needs, because an attribute names them.
  private(set) var used: Set<String> = []
  /// The keys that views read while they were rendered.
  private(set) var readByViews: Set<String> = []
  /// The values that actions assign to an optional item, by key and id, in the order found.
  private(set) var items: [String: [(id: String, value: Any)]] = [:]

  /// Names the state at a place, and keeps its first value.
  func register(name: String, path: String, initial: Any, source: SourceLocation) -> String {
    let digest = Base32.encode(SHA256.hash(Array("\(path).\(name)".utf8)))
    let key = "\(name)_\(digest.prefix(4))"
    if entries[key] == nil {
      entries[key] = Entry(name: name, initial: initial, source: source)
    }
    return key
  }

  /// The state's value, in the recording that runs or in the page's first state.
  func value<Value>(of key: String, default initial: Value) -> Value {
    if let recorder = Recorder.current {
      return recorder.read(key) as? Value ?? initial
    }
    if isTracking { readByViews.insert(key) }
    return entries[key]?.initial as? Value ?? initial
  }

  /// Reads a first value that the page keeps up to date by itself, as a control's.
  func untracked<Value>(_ read: () -> Value) -> Value {
    isTracking = false
    defer { isTracking = true }
    return read()
  }

  private var isTracking = true

  /// Records a write; outside an action a view's first value is all there is.
  func set(_ key: String, to value: Any) {
    Recorder.current?.write(key, value, graph: self)
  }

  /// Marks a key as needed by the page.
  func use(_ key: String) { used.insert(key) }

  /// Remembers an item that an action assigns.
  func collect(item value: Any, id: String, for key: String) {
    guard items[key]?.contains(where: { $0.id == id }) != true else { return }
    items[key, default: []].append((id, value))
  }

  /// Starts another pass over the same tree, keeping what was found.
  func beginPass() {
    used = []
    readByViews = []
  }

  /// How many items are known, to see whether a pass found more.
  var itemCount: Int { items.values.reduce(0) { $0 + $1.count } }

  /// The first values of the keys that the page uses, sorted by key.
  var initialState: [(key: String, value: JSONValue)] {
    used.sorted().map { key in
      let initial = entries[key].map(\.initial)
      return (key, initial.flatMap { StateCoding.json($0) } ?? .null)
    }
  }
}

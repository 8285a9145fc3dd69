// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import Dispatch
public import Testing

/// Runs a test against an engine, in the one browser that the whole run has of it.
///
/// The page starts as `about:blank` in a viewport of 1024 x 768 with the given preferences and an
/// empty console. A test that asks while another uses the browser waits without blocking a thread.
/// Where the engine is not installed the test fails if `CI` is `true` and is skipped otherwise.
///
/// ```swift
/// try await withBrowser(.webkit) { browser in
///   try browser.navigate(to: server.url)
///   try browser.click("#open")
///   #expect(try browser.focusIsInside("dialog"))
/// }
/// ```
public func withBrowser<Result: Sendable>(
  _ engine: BrowserEngine, preferring preferences: ReaderPreferences = ReaderPreferences(),
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: @Sendable (any BrowserSession) throws -> Result
) async throws -> Result {
  try Requirement.programs(
    engine.missingPrograms, for: "\(engine)", packages: engine.packages,
    sourceLocation: sourceLocation)
  return try await BrowserHost.host(of: engine).run(preferences, body)
}

/// Owns the browser of one engine and the thread on which it is driven.
private actor BrowserHost {
  private static let hosts = Dictionary(
    uniqueKeysWithValues: BrowserEngine.allCases.map { ($0, BrowserHost($0)) })

  static func host(of engine: BrowserEngine) -> BrowserHost {
    hosts[engine] ?? BrowserHost(engine)
  }

  private let engine: BrowserEngine
  private nonisolated let executor: QueueExecutor
  private var session: (any BrowserSession)?
  private var startError: (any Error)?

  private init(_ engine: BrowserEngine) {
    self.engine = engine
    executor = QueueExecutor(label: "browser.\(engine.rawValue)")
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  func run<Result: Sendable>(
    _ preferences: ReaderPreferences, _ body: @Sendable (any BrowserSession) throws -> Result
  ) throws -> Result {
    let session = try readySession(preferences)
    return try body(session)
  }

  private func readySession(_ preferences: ReaderPreferences) throws -> any BrowserSession {
    if let session {
      if (try? reset(session, preferences)) != nil { return session }
      session.quit()
      self.session = nil
    }
    if let startError { throw startError }
    do {
      let session = try start(preferences)
      self.session = session
      return session
    } catch {
      startError = error
      throw error
    }
  }

  private func start(_ preferences: ReaderPreferences) throws -> any BrowserSession {
    let session = try engine.makeSession()
    _ = try session.perform(.setTimeouts(milliseconds: 30_000))
    try reset(session, preferences)
    return session
  }

  private func reset(
    _ session: any BrowserSession, _ preferences: ReaderPreferences
  ) throws {
    try? session.releaseInput()
    try session.setScripting(enabled: true)
    try session.emulate(preferences)
    try session.navigate(to: "about:blank")
    try session.setViewport(width: 1024, height: 768)
    try session.clearConsole()
  }
}

/// Runs an actor on a dispatch queue, so that waiting for a browser holds no cooperative thread.
private final class QueueExecutor: SerialExecutor {
  private let queue: DispatchQueue

  init(label: String) { queue = DispatchQueue(label: label) }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}

// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import Foundation

/// What a build came to.
public enum PreviewBuildResult: Sendable, Equatable {
  /// The output is new; the message is for the terminal, warnings for instance.
  case built(message: String)
  /// The input has errors, and the output is as it was.
  case failed(String)
}

/// Builds a site, serves it, and builds it again whenever its input changes.
///
/// ```swift
/// let session = PreviewSession(configuration) {
///   do {
///     return .built(message: "\(try builder.build())")
///   } catch {
///     return .failed("\(error)")
///   }
/// }
/// try await session.run()  // until SIGINT or SIGTERM
/// ```
@MainActor
public final class PreviewSession {
  /// What to watch and how to serve.
  public struct Configuration: Sendable {
    /// The folder that the build writes and the server serves.
    public var output: String

    /// Files and folders whose edits need a new build, such as `Docs` and `Templates`.
    public var watched: [String]

    /// Files and folders whose edits need the compiler, such as `Sources` and `Package.swift`.
    public var swiftSources: [String] = []

    /// How to compile; without it an edit to Swift code is only noted.
    public var swift: SwiftRebuild?

    /// Where and to whom to serve.
    public var server = PreviewServer.Options()

    public init(output: String, watched: [String]) {
      self.output = output
      self.watched = watched
    }
  }

  private enum Event: Sendable {
    case changed(Set<String>)
    case compiled(PreviewBuildResult)
    case stop
  }

  private let configuration: Configuration
  private let build: @MainActor () -> PreviewBuildResult
  private let log: @MainActor (String) -> Void
  private let events: AsyncStream<Event>
  private let continuation: AsyncStream<Event>.Continuation
  private var stamps: [String: FileStamp] = [:]
  private var fences: SwiftFences
  private var compilation: Task<Void, Never>?
  /// Once Swift code has changed, this process holds the old code and another must build.
  private var buildsInChild = false
  private var isFailing = false

  /// Prepares a session.
  ///
  /// - Parameters:
  ///   - configuration: what to watch and how to serve.
  ///   - log: receives lines for the terminal.
  ///   - build: builds the site from its present input, in this process.
  public init(
    _ configuration: Configuration, log: @escaping @MainActor (String) -> Void = { _ in },
    build: @escaping @MainActor () -> PreviewBuildResult
  ) {
    self.configuration = configuration
    self.build = build
    self.log = log
    (events, continuation) = AsyncStream.makeStream(of: Event.self)
    fences = SwiftFences(WatchScope(roots: configuration.watched, ignored: [configuration.output]))
  }

  /// Ends `run`, from any thread.
  public nonisolated func stop() {
    continuation.yield(.stop)
  }

  /// Builds and serves until `stop` is called or the process is asked to end.
  ///
  /// - Parameter onStart: called with the server when it answers.
  /// - Throws: `PreviewError` when the server cannot start.
  public func run(
    onStart: @MainActor (PreviewServer) -> Void = { _ in }
  ) async throws(PreviewError) {
    let server = try PreviewServer(output: configuration.output, options: configuration.server)
    let continuation = continuation
    let signals = SignalSource { continuation.yield(.stop) }
    // Watching begins before the build, or an edit during it would be missed.
    let watcher = FileWatching.start(scope) { continuation.yield(.changed($0)) }
    finish(build(), server)
    onStart(server)
    for await event in events {
      switch event {
      case .changed(let paths): await take(paths, server)
      case .compiled(let result): await takeCompiled(result, server)
      case .stop: continuation.finish()
      }
    }
    watcher.stop()
    compilation?.cancel()
    await compilation?.value
    signals?.stop()
    server.stop()
  }

  private var scope: WatchScope {
    WatchScope(
      roots: configuration.watched + configuration.swiftSources, ignored: [configuration.output])
  }

  private func take(_ paths: Set<String>, _ server: PreviewServer) async {
    let needsCompiler = fences.update(paths) || paths.contains(where: isSwiftSource)
    if needsCompiler, let swift = configuration.swift {
      compile(swift, server)
    } else if needsCompiler, paths.allSatisfy(isSwiftSource) {
      log("Swift code changed; start the preview again to see it.")
    } else {
      finish(await buildSite(), server)
    }
  }

  private func isSwiftSource(_ path: String) -> Bool {
    path.hasSuffix(".swift")
      || configuration.swiftSources.contains { root in
        let root = PathName.normalized(root)
        return path == root || path.hasPrefix(root + "/")
      }
  }

  private func buildSite() async -> PreviewBuildResult {
    guard buildsInChild, let swift = configuration.swift else { return build() }
    return await swift.buildSite()
  }

  /// Starts the compiler, after an earlier run of it has been interrupted.
  private func compile(_ swift: SwiftRebuild, _ server: PreviewServer) {
    server.publish(.progress("Compiling Swift …"))
    log("Compiling …")
    let earlier = compilation
    earlier?.cancel()
    compilation = Task { [continuation] in
      await earlier?.value
      let result = await swift.compile()
      if !Task.isCancelled { continuation.yield(.compiled(result)) }
    }
  }

  private func takeCompiled(_ result: PreviewBuildResult, _ server: PreviewServer) async {
    guard case .built = result else { return finish(result, server) }
    buildsInChild = true
    finish(await buildSite(), server)
  }

  /// Tells the terminal and the open pages what a build came to.
  private func finish(_ result: PreviewBuildResult, _ server: PreviewServer) {
    switch result {
    case .failed(let text):
      isFailing = true
      log(text)
      server.publish(.error(text))
    case .built(let message):
      if !message.isEmpty { log(message) }
      let output = WatchScope(roots: [configuration.output])
      let new = FileStamp.all(in: output)
      let changed = FileStamp.changes(from: stamps, to: new)
      stamps = new
      isFailing = false
      server.publish(event(for: changed))
    }
  }

  private func event(for changed: Set<String>) -> PreviewEvent {
    if changed.isEmpty { return .clear }
    guard changed.allSatisfy({ $0.hasSuffix(".css") }) else { return .reload }
    let prefix = PathName.normalized(configuration.output) + "/"
    return .css(changed.map { String($0.dropFirst(prefix.count)) }.sorted())
  }
}

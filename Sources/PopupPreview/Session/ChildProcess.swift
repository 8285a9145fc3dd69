// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// A command that is run to its end while something else goes on.
struct ChildProcess: Sendable {
  /// The program and its arguments; a program without a slash is looked up in `PATH`.
  var command: [String]

  /// The folder to run in.
  var directory: String

  /// How a command ended.
  struct Result: Sendable {
    var status: Int32
    /// Standard output and standard error, as they were written.
    var output: String
    var succeeded: Bool { status == 0 }
  }

  /// Runs the command; a cancelled task interrupts it.
  func run() async -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.currentDirectoryURL = URL(fileURLWithPath: directory)
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    let handle = ProcessHandle(process)
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        guard handle.start() else {
          continuation.resume(
            returning: Result(status: 127, output: "cannot run '\(command.joined(separator: " "))'")
          )
          return
        }
        let reader = pipe.fileHandleForReading
        // Reading blocks, which the cooperative threads must not do.
        Thread {
          let data = (try? reader.readToEnd()) ?? Data()
          let status = handle.waitForStatus()
          continuation.resume(
            returning: Result(status: status, output: String(decoding: data, as: UTF8.self)))
        }.start()
      }
    } onCancel: {
      handle.interrupt()
    }
  }
}

/// A process that one task starts and another may interrupt.
private final class ProcessHandle: Sendable {
  private struct State: @unchecked Sendable {
    var process: Process
    var isStarted = false
    var isInterrupted = false
  }

  private let state: Mutex<State>

  init(_ process: sending Process) {
    let initial = State(process: process)
    state = Mutex(initial)
  }

  func start() -> Bool {
    state.withLock { state in
      guard !state.isInterrupted, (try? state.process.run()) != nil else { return false }
      state.isStarted = true
      return true
    }
  }

  /// SwiftPM answers SIGINT by ending its compilers, too.
  func interrupt() {
    state.withLock { state in
      state.isInterrupted = true
      if state.isStarted { state.process.interrupt() }
    }
  }

  func waitForStatus() -> Int32 {
    let process = state.withLock { UncheckedBox($0.process) }.value
    process.waitUntilExit()
    return process.terminationStatus
  }
}

private struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

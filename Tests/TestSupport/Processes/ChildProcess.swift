// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

public import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A child process in a process group of its own, which ends when this process does.
///
/// Its output never goes to our standard output: `swift test` waits until everybody has closed
/// that, so that one stray browser would make the run hang.
public final class ChildProcess: Sendable {
  public let processID: pid_t
  public let name: String

  /// Starts `executable`.
  ///
  /// - Parameters:
  ///   - environment: variables added to ours; `nil` removes one.
  ///   - input: the descriptor to read from; `/dev/null` by default.
  ///   - output: the descriptor that receives standard output; `/dev/null` by default.
  ///   - errors: the descriptor that receives standard error; where output goes by default.
  public init(
    _ executable: String, _ arguments: [String] = [], environment: [String: String?] = [:],
    directory: URL? = nil, input: Int32? = nil, output: Int32? = nil, errors: Int32? = nil,
    watched: Bool = true
  ) throws {
    name = (executable as NSString).lastPathComponent
    let null = open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { close(null) }

    #if canImport(Glibc)
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #else
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_adddup2(&actions, input ?? null, 0)
    posix_spawn_file_actions_adddup2(&actions, output ?? null, 1)
    posix_spawn_file_actions_adddup2(&actions, errors ?? output ?? null, 2)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))

    var variables = ProcessInfo.processInfo.environment
    for (key, value) in environment { variables[key] = value }
    // There is no portable way to ask for a working directory.
    let command =
      directory.map { ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", $0.path, executable] }
      ?? [executable]
    var argv = (command + arguments).map { strdup($0) } + [nil]
    var envp = variables.map { strdup("\($0)=\($1)") } + [nil]
    defer { for pointer in argv + envp { free(pointer) } }

    var pid: pid_t = 0
    let status = posix_spawnp(&pid, command[0], &actions, &attributes, &argv, &envp)
    guard status == 0 else { throw ProcessError.cannotStart(executable, errno: status) }
    processID = pid
    if watched { Reaper.shared.watch(group: pid) }
  }

  /// The exit status once the process has ended, without waiting for it.
  public var exitStatus: Int32? {
    var status: Int32 = 0
    return waitpid(processID, &status, WNOHANG) == processID ? status : nil
  }

  /// Waits until the process has ended and returns its exit code, 128 + the signal if one ended it.
  public func wait() -> Int32 {
    var status: Int32 = 0
    while waitpid(processID, &status, 0) == -1, errno == EINTR {}
    Reaper.shared.forget(group: processID)
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
  }

  /// Ends the process and everything in its group, politely first.
  public func stop(within seconds: Double = 2) {
    kill(-processID, SIGTERM)
    let deadline = Date().addingTimeInterval(seconds)
    var status: Int32 = 0
    while waitpid(processID, &status, WNOHANG) == 0 {
      if Date() > deadline {
        kill(-processID, SIGKILL)
        waitpid(processID, &status, 0)
        break
      }
      usleep(10_000)
    }
    kill(-processID, SIGKILL)
    Reaper.shared.forget(group: processID)
  }
}

/// Why a child process is of no use.
public enum ProcessError: Error, CustomStringConvertible {
  case cannotStart(String, errno: Int32)
  case timedOut(String, seconds: Double, log: String)
  case ended(String, log: String)

  public var description: String {
    switch self {
    case .cannotStart(let name, let code):
      "cannot start \(name): \(String(cString: strerror(code)))"
    case .timedOut(let what, let seconds, let log): "\(what) took over \(seconds) s; log: \(log)"
    case .ended(let name, let log): "\(name) ended; log: \(log)"
    }
  }
}

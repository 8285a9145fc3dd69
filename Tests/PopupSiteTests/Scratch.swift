// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import Foundation

/// A folder of its own for one test, deleted with it.
final class Scratch: Sendable {
  let path: String

  init() {
    path =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("popup-site-\(UUID().uuidString)").path
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func full(_ name: String) -> String { name.isEmpty ? path : path + "/" + name }

  func write(_ name: String, _ text: String) throws {
    try write(name, bytes: Array(text.utf8))
  }

  func write(_ name: String, bytes: [UInt8]) throws {
    let folder = URL(fileURLWithPath: full(name)).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(fileURLWithPath: full(name)))
  }

  func makeDirectory(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: full(name), withIntermediateDirectories: true)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: full(name), withDestinationPath: full(target))
  }

  func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: full(name))))
  }

  func read(_ name: String) throws -> String { String(decoding: try bytes(name), as: UTF8.self) }

  func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: full(name)) }

  func names(_ name: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: full(name)).sorted()
  }

  func inode(_ name: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: full(name))
    return (attributes[.systemFileNumber] as? NSNumber)?.intValue ?? 0
  }

  /// Every file below the folder, with its bytes.
  func snapshot(_ name: String) throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for file in FileManager.default.enumerator(atPath: full(name)) ?? .init() {
      guard let file = file as? String else { continue }
      var isDirectory: ObjCBool = false
      let path = full(name) + "/" + file
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory),
        !isDirectory.boolValue
      else { continue }
      files[file] = try bytes(name + "/" + file)
    }
    return files
  }
}

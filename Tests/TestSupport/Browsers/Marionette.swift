// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import Foundation

/// Firefox's remote control: length-prefixed JSON over TCP, without geckodriver.
final class Marionette {
  private let socket: Socket
  private var lastID = 0

  init(port: UInt16) throws {
    socket = try Socket(connectingTo: port)
    _ = try receive()
    _ = try send("WebDriver:NewSession", ["capabilities": [:]])
  }

  func send(_ name: String, _ parameters: JSON = [:]) throws -> JSON {
    lastID += 1
    let message: JSON = [0, JSON(lastID), .string(name), parameters]
    let bytes = message.bytes
    try socket.write(Array("\(bytes.count):".utf8) + bytes)
    while true {
      let answer = try receive()
      guard answer[1].int == lastID else { continue }
      if let error = answer[2]["error"].string {
        throw WebDriverError(error: error, message: answer[2]["message"].string ?? "")
      }
      let result = answer[3]
      if case .object(let members) = result, let value = members["value"] { return value }
      return result
    }
  }

  private func receive() throws -> JSON {
    let length = String(decoding: try socket.read(until: [UInt8(ascii: ":")]), as: UTF8.self)
    return try JSON(parsing: try socket.read(count: Int(length) ?? 0))
  }
}

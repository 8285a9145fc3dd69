// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// The part of WebDriver that the tests use.
public enum WebDriverCommand: Sendable {
  case navigate(String)
  case executeScript(String, [JSON])
  case executeAsyncScript(String, [JSON])
  case performActions([JSON])
  case releaseActions
  case findElement(String)
  case activeElement
  case computedRole(ElementReference)
  case computedLabel(ElementReference)
  case screenshot
  case setWindowRect(width: Int, height: Int)
  case setTimeouts(milliseconds: Int)

  /// The command of the W3C's HTTP interface; the path is relative to the session.
  var http: (method: String, path: String, body: JSON) {
    switch self {
    case .navigate: ("POST", "/url", parameters)
    case .executeScript: ("POST", "/execute/sync", parameters)
    case .executeAsyncScript: ("POST", "/execute/async", parameters)
    case .performActions: ("POST", "/actions", parameters)
    case .releaseActions: ("DELETE", "/actions", parameters)
    case .findElement: ("POST", "/element", parameters)
    case .activeElement: ("GET", "/element/active", parameters)
    case .computedRole(let element): ("GET", "/element/\(element.id)/computedrole", parameters)
    case .computedLabel(let element): ("GET", "/element/\(element.id)/computedlabel", parameters)
    case .screenshot: ("GET", "/screenshot", parameters)
    case .setWindowRect: ("POST", "/window/rect", parameters)
    case .setTimeouts: ("POST", "/timeouts", parameters)
    }
  }

  /// The command of Firefox's Marionette, whose parameters are the same.
  var marionette: String {
    switch self {
    case .navigate: "WebDriver:Navigate"
    case .executeScript: "WebDriver:ExecuteScript"
    case .executeAsyncScript: "WebDriver:ExecuteAsyncScript"
    case .performActions: "WebDriver:PerformActions"
    case .releaseActions: "WebDriver:ReleaseActions"
    case .findElement: "WebDriver:FindElement"
    case .activeElement: "WebDriver:GetActiveElement"
    case .computedRole: "WebDriver:GetComputedRole"
    case .computedLabel: "WebDriver:GetComputedLabel"
    case .screenshot: "WebDriver:TakeScreenshot"
    case .setWindowRect: "WebDriver:SetWindowRect"
    case .setTimeouts: "WebDriver:SetTimeouts"
    }
  }

  var parameters: JSON {
    switch self {
    case .navigate(let url): ["url": .string(url)]
    case .executeScript(let script, let arguments), .executeAsyncScript(let script, let arguments):
      ["script": .string(script), "args": .array(arguments)]
    case .performActions(let sources): ["actions": .array(sources)]
    case .releaseActions, .activeElement: [:]
    case .findElement(let selector): ["using": "css selector", "value": .string(selector)]
    case .computedRole(let element), .computedLabel(let element): ["id": .string(element.id)]
    case .screenshot: ["full": false]
    case .setWindowRect(let width, let height):
      ["width": JSON(width), "height": JSON(height)]
    case .setTimeouts(let time):
      ["script": JSON(time), "pageLoad": JSON(time), "implicit": 0]
    }
  }
}

/// What a driver answered instead of doing as asked.
public struct WebDriverError: Error, CustomStringConvertible {
  public let error: String
  public let message: String
  public var description: String { "\(error): \(message)" }
}

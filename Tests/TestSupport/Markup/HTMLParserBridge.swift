// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
public import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Parses HTML as browsers do, with Debian's parse5 in one node process for the whole run.
public enum HTMLParserBridge {
  /// Parses a whole page.
  public static func parse(
    document html: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> ParsedHTML {
    try parse(html, isFragment: false, sourceLocation)
  }

  /// Parses what could stand in a page's body.
  public static func parse(
    fragment html: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> ParsedHTML {
    try parse(html, isFragment: true, sourceLocation)
  }

  private static let connection = Mutex<Socket?>(nil)

  private static let isParserInstalled =
    Executable.find("node") != nil
    && FileManager.default.fileExists(atPath: "/usr/share/nodejs/parse5/package.json")

  private static func parse(
    _ html: String, isFragment: Bool, _ sourceLocation: SourceLocation
  ) throws -> ParsedHTML {
    try Requirement.programs(
      isParserInstalled ? [] : ["node with parse5"], for: "HTML parsing",
      packages: ["nodejs", "node-parse5"], sourceLocation: sourceLocation)
    let request: JSON = ["html": .string(html), "fragment": .bool(isFragment)]
    let answer = try connection.withLock { socket in
      let current = try socket ?? start()
      socket = nil
      try current.write(request.bytes + [0x0A])
      let answer = try JSON(parsing: try current.read(until: [0x0A]))
      socket = current
      return answer
    }
    return ParsedHTML(
      root: ParsedElement(
        name: "", attributes: [], children: nodes(answer["nodes"]), line: 0, column: 0),
      errors: answer["errors"].array.map {
        ParseError(code: $0[0].string ?? "", line: $0[1].int ?? 0, column: $0[2].int ?? 0)
      })
  }

  private static func start() throws -> Socket {
    var ends: [Int32] = [0, 0]
    #if canImport(Glibc)
      let stream = Int32(SOCK_STREAM.rawValue)
    #else
      let stream = SOCK_STREAM
    #endif
    guard socketpair(AF_UNIX, stream, 0, &ends) == 0 else {
      throw SocketError(what: "socketpair", code: errno)
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[1]) }
    _ = try ChildProcess(
      "node", [ProjectDirectory.file("Scripts/parse-html.cjs").path],
      environment: ["NODE_PATH": "/usr/share/nodejs:/usr/lib/nodejs"],
      input: ends[1], output: ends[1], errors: 2)
    return Socket(adopting: ends[0])
  }

  private static func nodes(_ json: JSON) -> [ParsedNode] { json.array.map(node) }

  private static func node(_ json: JSON) -> ParsedNode {
    if let text = json.string { return .text(text) }
    if let comment = json["comment"].string { return .comment(comment) }
    return .element(
      ParsedElement(
        name: json[0].string ?? "",
        attributes: json[1].array.map { ($0[0].string ?? "", $0[1].string ?? "") },
        children: nodes(json[2]), line: json[3].int ?? 0, column: json[4].int ?? 0))
  }
}

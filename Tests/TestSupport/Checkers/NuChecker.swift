// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Testing

/// The Nu HTML checker, run once over many files.
///
/// The only version that can be fetched is of 2020: what it says about newer attributes and about
/// CSS is filtered out, and checked by `StructureValidator` and by Firefox instead.
public enum NuChecker {
  private static let filter = [
    "CSS: .*",
    "Attribute “(closedby|command|commandfor|popover|popovertarget|popovertargetaction|inert"
      + "|fetchpriority|shadowrootmode)” not allowed.*",
    "Bad value “dialog” for attribute “method” on element “form”.*",
    "The “dialog” element is not supported.*",
    // Dialogs and popovers are autofocus scopes of their own since 2022.
    "A document must not include more than one “autofocus” attribute.*",
    ".*Unrecognised directive-name: \"require-trusted-types-for\".*",
    // VoiceOver drops the list from one without markers unless it says so.
    "The “list” role is unnecessary for element “ul”.*",
    // On a dialog, whose role it does not know.
    "Possible misuse of “aria-label”.*",
  ].joined(separator: "|")

  /// Finds what is wrong with these pages.
  ///
  /// Warnings count unless they only inform.
  public static func problems(
    in files: [URL], sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> [NuProblem] {
    let jar = try ToolCache.file("vnu.jar", for: "The Nu checker", sourceLocation: sourceLocation)
    try Requirement.programs(
      Executable.find("java") == nil ? ["java"] : [], for: "The Nu checker",
      packages: ["openjdk-17-jre-headless"], sourceLocation: sourceLocation)
    guard !files.isEmpty else { return [] }
    // UTF-8 must be asked for, or the quotation marks of the filter match nothing.
    let run = try Executable.run(
      "java",
      [
        "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xss8m", "-Dfile.encoding=UTF-8",
        "-Dsun.jnu.encoding=UTF-8", "-jar", jar.path, "--stdout", "--format", "json",
        "--exit-zero-always", "--filterpattern", filter,
      ] + files.map(\.path), environment: ["LC_ALL": "C.UTF-8"])
    return try JSON(parsing: run.output)["messages"].array
      .filter { $0["type"] == "error" || $0["subType"] == "warning" || $0["subType"] == "fatal" }
      .map { message in
        NuProblem(
          file: message["url"].string.flatMap { URL(string: $0)?.lastPathComponent } ?? "",
          line: message["lastLine"].int ?? 0, message: message["message"].string ?? "",
          extract: message["extract"].string ?? "")
      }
  }
}

/// A fault that the Nu checker has found.
public struct NuProblem: Sendable, Equatable, CustomStringConvertible {
  public let file: String
  public let line: Int
  public let message: String
  public let extract: String
  public var description: String { "\(file):\(line): \(message) in `\(extract)`" }
}

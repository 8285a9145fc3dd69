// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import Foundation
import PackagePlugin

/// Compiles the `swift` fences of the Markdown pages in a target's `Docs` folder.
///
/// Every page becomes one Swift file, so that an edit to a page rebuilds that file alone, and one
/// more lists them as `DocExamples.all`. A target that uses the plugin holds:
/// * `Docs`, a folder or a link to one: a page added to it changes the target and is seen;
/// * `Prelude.swift.txt`, optionally: members of the view that wraps an example.
@main
struct DocExamplesPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let directory = target.directoryURL
    let docs = directory.appending(path: "Docs")
    guard FileManager.default.fileExists(atPath: docs.path) else {
      Diagnostics.warning("\(target.name) has no Docs folder, so there are no examples to compile")
      return []
    }
    let files = try files(in: docs)
    let pages = files.filter { $0.path.hasSuffix(".md") }
    let tool = try context.tool(named: "docfences").url
    let root = context.package.directoryURL
    let preludes = ["Prelude.swift.txt"].map { directory.appending(path: $0) }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
    var names: [String: String] = [:]
    var commands: [Command] = []
    for page in pages {
      let name = fileName(page.path)
      if let other = names.updateValue(page.path, forKey: name) {
        throw PluginError(
          description: "the pages '\(other)' and '\(page.path)' have one name in Swift; rename one")
      }
      let output = context.pluginWorkDirectoryURL.appending(path: "Docs_\(name).swift")
      commands.append(
        .buildCommand(
          displayName: "Extracting the examples of \(page.file)", executable: tool,
          arguments: [
            "page", page.path, page.file, page.url.path,
            preludes.first.map { relative($0, to: root) } ?? "", preludes.first?.path ?? "",
            output.path,
          ],
          inputFiles: [page.url] + preludes, outputFiles: [output]))
    }
    let registry = context.pluginWorkDirectoryURL.appending(path: "DocExamples.swift")
    commands.append(
      .buildCommand(
        displayName: "Listing the examples of \(pages.count) pages", executable: tool,
        arguments: ["registry", registry.path]
          + pages.flatMap { [$0.path, $0.file, $0.url.path] },
        // Images and other files are named as well, or the build warns that nothing handles them.
        inputFiles: files.map(\.url), outputFiles: [registry]))
    return commands
  }

  private struct DocFile {
    /// The path below the docs folder.
    var path: String
    /// The path that diagnostics name.
    var file: String
    var url: URL
  }

  private struct PluginError: Error, CustomStringConvertible {
    let description: String
  }

  private func files(in folder: URL) throws -> [DocFile] {
    // A link is no folder to enumerate, so its target is; the build knows the files by the link.
    let paths = try FileManager.default.subpathsOfDirectory(
      atPath: folder.resolvingSymlinksInPath().path)
    return paths.sorted().compactMap { path in
      let url = folder.appending(path: path)
      let isHidden = path.split(separator: "/").contains { $0.hasPrefix(".") }
      guard !isHidden, !isDirectory(url) else { return nil }
      return DocFile(path: path, file: "Docs/\(path)", url: url)
    }
  }

  private func isDirectory(_ url: URL) -> Bool {
    (try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true
  }

  /// The whole path of a page as a file name.
  private func fileName(_ path: String) -> String {
    String(path.dropLast(3).map { $0.isLetter || $0.isNumber || $0 == "-" ? $0 : "_" })
  }

  private func relative(_ url: URL, to root: URL) -> String {
    let prefix = root.path + "/"
    return url.path.hasPrefix(prefix) ? String(url.path.dropFirst(prefix.count)) : url.path
  }
}

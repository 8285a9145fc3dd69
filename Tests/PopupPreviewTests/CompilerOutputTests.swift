// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import Testing

@testable import PopupPreview

@Suite struct CompilerOutputTests {
  @Test func keepsErrorsWithTheirLinesOnce() {
    let output = """
      Building for debugging...
      [1/4] Compiling DocExamples index.swift
      Docs/index.md:12:7: error: cannot find 'x' in scope
      10 | a
         |   `- error: cannot find 'x' in scope

      error: emit-module command failed with exit code 1 (use -v to see invocation)
      Docs/index.md:9:1: warning: unused
       9 | b
      [2/4] Compiling DocExamples other.swift
      Docs/index.md:12:7: error: cannot find 'x' in scope
      10 | a
         |   `- error: cannot find 'x' in scope
      """
    #expect(
      CompilerOutput.errors(in: output) == """
        Docs/index.md:12:7: error: cannot find 'x' in scope
        10 | a
           |   `- error: cannot find 'x' in scope
        """)
  }

  @Test func showsEverythingWhenNoErrorIsNamed() {
    #expect(CompilerOutput.errors(in: "\n killed by signal 9\n") == "killed by signal 9")
  }

  @Test func dropsColours() {
    #expect(CompilerOutput.plain("\u{1B}[1;31merror:\u{1B}[0m x\r\n") == "error: x")
  }
}

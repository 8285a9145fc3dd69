// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// An error in the input that a command prints as it is, with exit code 1.
struct CommandFailure: Error, CustomStringConvertible {
  let description: String
}

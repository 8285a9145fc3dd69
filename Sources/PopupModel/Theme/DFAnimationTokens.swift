// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// The animations of a theme.
public struct DFAnimationTokens: Sendable, Hashable {
  /// Answers to a press, and the fade of Reduce Motion.
  public var fast: Animation
  /// What leaves.
  public var `default`: Animation
  /// Large changes.
  public var slow: Animation
  /// What enters.
  public var spring: Animation

  /// Creates the animations of a theme.
  public init(
    fast: Animation = .easeInOut(duration: 0.15),
    default: Animation = .easeInOut(duration: 0.25),
    slow: Animation = .easeInOut(duration: 0.4),
    spring: Animation = .spring(response: 0.42, dampingFraction: 0.82)
  ) {
    self.fast = fast
    self.default = `default`
    self.slow = slow
    self.spring = spring
  }
}

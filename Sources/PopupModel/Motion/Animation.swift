// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// How a change runs over time.
public enum Animation: Sendable, Hashable {
  /// A cubic Bézier curve over a time in seconds.
  case curve(x1: Double, y1: Double, x2: Double, y2: Double, duration: Double)
  /// A damped spring with a response in seconds and a damping fraction.
  case springy(Spring)

  /// Slow at both ends.
  ///
  /// - Parameter duration: The time in seconds.
  /// - Returns: The animation.
  public static func easeInOut(duration: Double) -> Animation {
    .curve(x1: 0.42, y1: 0, x2: 0.58, y2: 1, duration: duration)
  }

  /// Slow at the beginning.
  ///
  /// - Parameter duration: The time in seconds.
  /// - Returns: The animation.
  public static func easeIn(duration: Double) -> Animation {
    .curve(x1: 0.42, y1: 0, x2: 1, y2: 1, duration: duration)
  }

  /// Slow at the end.
  ///
  /// - Parameter duration: The time in seconds.
  /// - Returns: The animation.
  public static func easeOut(duration: Double) -> Animation {
    .curve(x1: 0, y1: 0, x2: 0.58, y2: 1, duration: duration)
  }

  /// The same speed throughout.
  ///
  /// - Parameter duration: The time in seconds.
  /// - Returns: The animation.
  public static func linear(duration: Double) -> Animation {
    .curve(x1: 0, y1: 0, x2: 1, y2: 1, duration: duration)
  }

  /// A curve with two control points.
  ///
  /// - Parameters:
  ///   - x1: The first point's time, from 0 to 1.
  ///   - y1: The first point's progress.
  ///   - x2: The second point's time, from 0 to 1.
  ///   - y2: The second point's progress.
  ///   - duration: The time in seconds.
  /// - Returns: The animation.
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
  ) -> Animation {
    .curve(x1: x1, y1: y1, x2: x2, y2: y2, duration: duration)
  }

  /// A damped spring.
  ///
  /// - Parameters:
  ///   - response: The period of the undamped spring in seconds.
  ///   - dampingFraction: From 0, no damping, to 1, no overshoot.
  /// - Returns: The animation.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825
  ) -> Animation {
    .springy(Spring(response: response, dampingFraction: dampingFraction))
  }

  /// Slow at both ends, over 0.35 seconds.
  public static let `default` = easeInOut(duration: 0.35)
  /// Slow at both ends, over 0.35 seconds.
  public static let easeInOut = easeInOut(duration: 0.35)
  /// A damped spring with SwiftUI's usual response.
  public static let spring = spring()

  /// How long the animation takes, in seconds.
  public var duration: Double {
    switch self {
    case .curve(_, _, _, _, let duration): duration
    case .springy(let spring): spring.settlingDuration
    }
  }
}

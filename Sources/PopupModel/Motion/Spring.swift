// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// A damped spring of mass 1.
public struct Spring: Sendable, Hashable {
  /// The period of the undamped spring in seconds.
  public let response: Double
  /// From 0, no damping, to 1, no overshoot.
  public let dampingFraction: Double

  /// Creates a spring.
  ///
  /// - Parameters:
  ///   - response: The period of the undamped spring in seconds.
  ///   - dampingFraction: From 0, no damping, to 1, no overshoot.
  public init(response: Double, dampingFraction: Double) {
    self.response = response
    self.dampingFraction = dampingFraction
  }

  private var frequency: Double { 2 * Double.pi / max(response, 0.001) }

  /// The force for each unit of distance.
  public var stiffness: Double { frequency * frequency }

  /// The force against each unit of speed.
  public var damping: Double { 2 * dampingFraction * frequency }

  /// How far the spring has gone at a time, where 1 is its rest.
  ///
  /// - Parameter time: The time in seconds.
  /// - Returns: The progress, which may pass 1.
  public func progress(at time: Double) -> Double {
    guard dampingFraction < 1 else {
      return 1 - exp(-frequency * time) * (1 + frequency * time)
    }
    let damped = frequency * (1 - dampingFraction * dampingFraction).squareRoot()
    let decay = exp(-dampingFraction * frequency * time)
    let swing =
      cos(damped * time) + dampingFraction * frequency / damped * sin(damped * time)
    return 1 - decay * swing
  }

  /// When the spring stays within a thousandth of its rest, in seconds, in steps of a twentieth.
  public var settlingDuration: Double {
    let slowest = max(0.05, min(dampingFraction, 1)) * frequency
    return ((log(1000) / slowest) * 20).rounded(.up) / 20
  }

  /// The progress at equal steps, from 0 to exactly 1.
  ///
  /// - Parameters:
  ///   - count: How many steps there are.
  ///   - duration: The time that they span, in seconds.
  /// - Returns: One more number than there are steps.
  public func samples(count: Int = 24, over duration: Double) -> [Double] {
    (0...count).map { step in
      if step == 0 { return 0 }
      if step == count { return 1 }
      let value = progress(at: duration * Double(step) / Double(count))
      return (value * 10_000).rounded() / 10_000
    }
  }
}

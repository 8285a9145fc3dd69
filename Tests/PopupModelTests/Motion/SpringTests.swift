// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupModel
import Testing

@Suite("A spring")
struct SpringTests {
  private static let entrance = Spring(response: 0.42, dampingFraction: 0.82)

  @Test("of 0.42 s and 0.82 goes through the known points over 600 ms")
  func samples() {
    let expected = [
      0, 0.0569, 0.1852, 0.3389, 0.4905, 0.6252, 0.7369, 0.8246, 0.8902, 0.9371, 0.9689, 0.9894,
      1.0016, 1.008, 1.0107, 1.011, 1.0101, 1.0085, 1.0068, 1.0051, 1.0037, 1.0026, 1.0017, 1.001,
      1,
    ]
    let samples = Self.entrance.samples(count: 24, over: 0.6)
    #expect(samples.count == expected.count)
    for (sample, value) in zip(samples, expected) { #expect(abs(sample - value) < 0.000_1) }
  }

  @Test("has the stiffness and damping of its response")
  func constants() {
    #expect(abs(Self.entrance.stiffness - 223.8) < 0.05)
    #expect(abs(Self.entrance.damping - 24.53) < 0.01)
    #expect(Self.entrance.settlingDuration == 0.6)
  }

  @Test("passes its rest by little, once, and stays near it")
  func overshoot() {
    let peak = (0...1000).map { Self.entrance.progress(at: Double($0) / 1000) }.max() ?? 0
    #expect(abs(peak - 1.011) < 0.000_5)
    #expect(abs(Self.entrance.progress(at: 0.367) - peak) < 0.000_1)
    #expect(
      (401...2000).allSatisfy { abs(Self.entrance.progress(at: Double($0) / 1000) - 1) < 0.011 })
    #expect(
      (577...2000).allSatisfy { abs(Self.entrance.progress(at: Double($0) / 1000) - 1) < 0.001 })
  }

  @Test("never passes its rest when it is damped critically or more", arguments: [1.0, 1.5])
  func damped(_ fraction: Double) {
    let spring = Spring(response: 0.5, dampingFraction: fraction)
    let samples = spring.samples(count: 60, over: spring.settlingDuration)
    #expect(samples.allSatisfy { (0...1).contains($0) })
    #expect(zip(samples, samples.dropFirst()).allSatisfy { $0 <= $1 })
  }
}

@Suite("An animation")
struct AnimationTests {
  @Test("of the tokens has the known curve and time")
  func tokens() {
    let tokens = DFAnimationTokens()
    #expect(tokens.fast == .curve(x1: 0.42, y1: 0, x2: 0.58, y2: 1, duration: 0.15))
    #expect(tokens.default == .easeInOut(duration: 0.25))
    #expect(tokens.slow == .easeInOut(duration: 0.4))
    #expect(tokens.spring == .spring(response: 0.42, dampingFraction: 0.82))
  }
}

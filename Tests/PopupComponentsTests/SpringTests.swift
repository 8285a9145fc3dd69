// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupKit
import PopupModel
import Testing

@Suite("A spring as a CSS easing")
struct SpringTests {
  @Test("stays within a hundredth of the spring", arguments: [0.2, 0.42, 0.8], [0.5, 0.82, 1.0])
  func accuracy(_ response: Double, _ damping: Double) throws {
    let spring = Spring(response: response, dampingFraction: damping)
    let duration = spring.settlingDuration
    let text = CSSValue.easing(.springy(spring))
    let parts = text.dropFirst("linear(".count).dropLast().split(separator: ",")
    let stops: [(time: Double, value: Double)] = try parts.enumerated().map { index, part in
      let words = part.split(separator: " ")
      let time =
        words.count > 1
        ? try #require(Double(words[1].dropLast())) / 100 : index == 0 ? 0 : 1
      return (time, try #require(Double(words[0])))
    }
    for step in 0...60 {
      let time = Double(step) / 60
      let next = stops.firstIndex { $0.time >= time } ?? stops.count - 1
      let (left, right) = (stops[max(0, next - 1)], stops[next])
      let share = right.time == left.time ? 1 : (time - left.time) / (right.time - left.time)
      let value = left.value + (right.value - left.value) * share
      #expect(abs(value - spring.progress(at: time * duration)) < 0.01)
    }
  }

  @Test("writes curves as cubic Béziers")
  func curve() {
    #expect(CSSValue.easing(.easeInOut(duration: 0.2)) == "cubic-bezier(.42,0,.58,1)")
  }
}

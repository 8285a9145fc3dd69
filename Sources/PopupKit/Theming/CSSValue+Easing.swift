// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

package import PopupModel

extension CSSValue {
  /// The curve of an animation as a CSS easing.
  ///
  /// A spring becomes `linear()` with just as many points as keep the straight lines between them
  /// within six thousandths of the spring, which nobody sees: about a dozen.
  package static func easing(_ animation: Animation) -> String {
    switch animation {
    case .curve(let x1, let y1, let x2, let y2, _):
      let points = [x1, y1, x2, y2].map(number).joined(separator: ",")
      return "cubic-bezier(\(points))"
    case .springy(let spring):
      let points = stops(of: spring, over: animation.duration)
      return "linear(\(points.joined(separator: ",")))"
    }
  }

  private static let tolerance = 0.006
  private static let steps = 120

  /// Points of the curve, each as far from the last as the tolerance allows.
  private static func stops(of spring: Spring, over duration: Double) -> [String] {
    let samples = spring.samples(count: steps, over: duration)
    var stops = ["0"]
    var start = 0
    while start < steps {
      var end = start + 1
      while end < steps, isStraight(samples, from: start, to: end + 1) { end += 1 }
      let progress = number((samples[end] * 1000).rounded() / 1000)
      let time = number((Double(end) / Double(steps) * 1000).rounded() / 10)
      stops.append(end == steps ? "1" : "\(progress) \(time)%")
      start = end
    }
    return stops
  }

  private static func isStraight(_ samples: [Double], from start: Int, to end: Int) -> Bool {
    let slope = (samples[end] - samples[start]) / Double(end - start)
    return (start...end).allSatisfy { index in
      abs(samples[start] + slope * Double(index - start) - samples[index]) <= tolerance
    }
  }
}

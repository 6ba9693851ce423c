import Foundation

/// How a change moves from the old to the new look. Hosts on Linux show changes at once; the description is kept whole.
/// https://developer.apple.com/documentation/swiftui/animation
public struct Animation: Equatable, Sendable {
  /// How fast which part of the way is covered.
  package enum Curve: Equatable, Sendable {
    case timing(Double, Double, Double, Double, duration: TimeInterval)
    case spring(response: Double, dampingFraction: Double, blendDuration: TimeInterval)
    case interpolatingSpring(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double)
  }

  /// How often it runs; a `count` of `nil` has no end.
  package struct Repetition: Equatable, Sendable {
    package var count: Int?
    package var autoreverses: Bool
  }

  package var curve: Curve
  package var delay: TimeInterval = 0
  package var speed: Double = 1
  package var repetition: Repetition?

  private init(_ curve: Curve) {
    self.curve = curve
  }

  private func with(_ change: (inout Animation) -> Void) -> Animation {
    var copy = self
    change(&copy)
    return copy
  }

  /// How long a movement takes that names no duration, in seconds.
  private static let usualDuration: TimeInterval = 0.35
}

extension Animation {
  /// The system's.
  public static let `default` = Animation.easeInOut
  /// Slow at both ends.
  public static var easeInOut: Animation { easeInOut(duration: usualDuration) }
  /// Slow at the start.
  public static var easeIn: Animation { easeIn(duration: usualDuration) }
  /// Slow at the end.
  public static var easeOut: Animation { easeOut(duration: usualDuration) }
  /// Evenly fast.
  public static var linear: Animation { linear(duration: usualDuration) }

  /// Slow at both ends, with a duration in seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(0.42, 0, 0.58, 1, duration: duration)
  }

  /// Slow at the start, with a duration in seconds.
  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(0.42, 0, 1, 1, duration: duration)
  }

  /// Slow at the end, with a duration in seconds.
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(0, 0, 0.58, 1, duration: duration)
  }

  /// Evenly fast, with a duration in seconds.
  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(0, 0, 1, 1, duration: duration)
  }

  /// Along a Bézier curve with these control points, with a duration in seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(.timing(p1x, p1y, p2x, p2y, duration: duration))
  }

  /// Like a spring.
  @_disfavoredOverload public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(
      .spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration))
  }

  /// Like a spring that follows a finger.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// Like a spring of which the physics are given.
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    Animation(
      .interpolatingSpring(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity))
  }

  /// The same, beginning later by some seconds.
  public func delay(_ delay: TimeInterval) -> Animation { with { $0.delay += delay } }

  /// The same, this many times as fast.
  public func speed(_ speed: Double) -> Animation { with { $0.speed *= speed } }

  /// The same, several times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    with { $0.repetition = Repetition(count: repeatCount, autoreverses: autoreverses) }
  }

  /// The same, without end.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    with { $0.repetition = Repetition(count: nil, autoreverses: autoreverses) }
  }
}

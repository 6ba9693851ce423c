import Foundation

extension Animation {
  /// Like a spring that hardly swings over.
  public static var spring: Animation { spring(duration: 0.5) }
  /// Like a spring that follows a finger.
  public static var interactiveSpring: Animation { interactiveSpring(response: 0.15) }
  /// Like a spring whose speed is kept when it gets another target.
  public static var interpolatingSpring: Animation {
    interpolatingSpring(stiffness: pow(2 * .pi / 0.5, 2), damping: 4 * .pi / 0.5)
  }
  /// Like a spring that does not swing over.
  public static var smooth: Animation { smooth() }
  /// Like a spring that swings over a little.
  public static var snappy: Animation { snappy() }
  /// Like a spring that swings over.
  public static var bouncy: Animation { bouncy() }

  /// Like a spring, with a duration in seconds; `bounce` says how far it swings over, from 0 for not at all to 1.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    let damping = bounce < 0 ? 1 / max(1 + bounce, 0.001) : 1 - bounce
    return spring(response: duration, dampingFraction: damping, blendDuration: blendDuration)
  }

  /// Like a spring that does not swing over.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// Like a spring that swings over a little.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// Like a spring that swings over.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

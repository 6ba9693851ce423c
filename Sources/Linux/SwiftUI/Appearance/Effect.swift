import Foundation

/// What is done to the picture of a view, without a change of its layout.
package enum Effect: Sendable {
  case opacity(Double)
  case clip(any Shape)
  case shadow(Color, radius: CGFloat, offset: CGSize)
  case blur(CGFloat)
  case rotation(Angle, UnitPoint)
  case scale(CGSize, UnitPoint)
  case projection(Projection)
  case filter(ColorFilter)
  case blend(Blending)
  /// Pointers and fingers go through.
  case unreachable
}

/// How a view is drawn over what lies behind it in its container.
package enum Blending: Equatable, Sendable {
  case mode(BlendMode)
  /// It keeps of what is behind it what it covers, and is not drawn itself.
  case mask
}

/// An element whose inside is drawn with an effect.
package struct EffectContent: ElementContent {
  package static let kind = "Effect"
  package let effect: Effect
  package let colorScheme: ColorScheme

  package init(_ effect: Effect, in environment: EnvironmentValues) {
    self.effect = effect.accented(in: environment)
    colorScheme = environment.colorScheme
  }

  package var details: [String] {
    switch effect {
    case .opacity(let opacity): ["opacity \(opacity)"]
    case .clip(let shape): ["clip \(type(of: shape))"]
    case .shadow(_, let radius, _): ["shadow \(radius)"]
    case .blur(let radius): ["blur \(radius)"]
    case .rotation(let angle, _): ["rotation \(angle.degrees)"]
    case .scale(let size, _): ["scale \(size.width) \(size.height)"]
    case .projection: ["projection"]
    case .filter(let filter): ["filter \(filter)"]
    case .blend(let blending): ["blend \(blending)"]
    case .unreachable: ["unreachable"]
    }
  }

  package static func == (old: EffectContent, new: EffectContent) -> Bool {
    guard old.colorScheme == new.colorScheme else { return false }
    switch (old.effect, new.effect) {
    case (.opacity(let old), .opacity(let new)): return old == new
    case (.clip(let old), .clip(let new)): return isEqual(old.path(in: sample), new.path(in: sample))
    case (.shadow(let old, let oldRadius, let oldOffset), .shadow(let new, let radius, let offset)):
      return old == new && oldRadius == radius && oldOffset == offset
    case (.blur(let old), .blur(let new)): return old == new
    case (.rotation(let old, let oldAnchor), .rotation(let new, let anchor)):
      return old == new && oldAnchor == anchor
    case (.scale(let old, let oldAnchor), .scale(let new, let anchor)):
      return old == new && oldAnchor == anchor
    case (.projection(let old), .projection(let new)): return old == new
    case (.filter(let old), .filter(let new)): return old == new
    case (.blend(let old), .blend(let new)): return old == new
    case (.unreachable, .unreachable): return true
    default: return false
    }
  }

  private static let sample = CGRect(x: 0, y: 0, width: 64, height: 48)
}

extension Effect {
  /// The effect with the accent colour of its surroundings.
  fileprivate func accented(in environment: EnvironmentValues) -> Effect {
    switch self {
    case .shadow(let color, let radius, let offset):
      .shadow(color.accented(in: environment), radius: radius, offset: offset)
    case .filter(.multiply(let color)): .filter(.multiply(color.accented(in: environment)))
    default: self
    }
  }
}

nonisolated struct EffectModifier: ElementModifier {
  typealias Body = Never
  let effect: Effect

  @MainActor func configure(_ element: Element, in environment: EnvironmentValues) {
    element.show(EffectContent(effect, in: environment), resizes: false)
    if case .opacity(let opacity) = effect { element.accessibility.isHidden = opacity <= 0 ? true : nil }
  }
}

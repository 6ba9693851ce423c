import Foundation

/// What is done to the picture of a view, without a change of its layout.
package enum Effect: Sendable {
  case opacity(Double)
  case clip(any Shape)
  case shadow(Color, radius: CGFloat, offset: CGSize)
  case blur(CGFloat)
  case rotation(Angle, UnitPoint)
  case scale(CGSize, UnitPoint)
  /// Pointers and fingers go through.
  case unreachable
}

/// An element whose inside is drawn with an effect.
package struct EffectContent: ElementContent {
  package static let kind = "Effect"
  package let effect: Effect
  package let colorScheme: ColorScheme

  package var details: [String] {
    switch effect {
    case .opacity(let opacity): ["opacity \(opacity)"]
    case .clip(let shape): ["clip \(type(of: shape))"]
    case .shadow(_, let radius, _): ["shadow \(radius)"]
    case .blur(let radius): ["blur \(radius)"]
    case .rotation(let angle, _): ["rotation \(angle.degrees)"]
    case .scale(let size, _): ["scale \(size.width) \(size.height)"]
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
    case (.unreachable, .unreachable): return true
    default: return false
    }
  }

  private static let sample = CGRect(x: 0, y: 0, width: 64, height: 48)
}

nonisolated struct EffectModifier: ElementModifier {
  typealias Body = Never
  let effect: Effect

  @MainActor func configure(_ element: Element, in environment: EnvironmentValues) {
    element.show(EffectContent(effect: effect, colorScheme: environment.colorScheme), resizes: false)
  }
}

import Foundation

/// Undoes the main actor's hold on a protocol that refines one of its protocols.
nonisolated public protocol _RemoveGlobalActorIsolation {}

/// A two-dimensional outline that fits itself into a rectangle.
/// https://developer.apple.com/documentation/swiftui/shape
nonisolated public protocol Shape: Sendable, Animatable, View, _RemoveGlobalActorIsolation {
  /// The outline in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path
}

/// A shape that can be made smaller on all sides, so that a border stays within its frame.
/// https://developer.apple.com/documentation/swiftui/insettableshape
nonisolated public protocol InsettableShape: Shape {
  /// The kind of the smaller shape.
  associatedtype InsetShape: InsettableShape
  /// The shape made smaller by so many points on each side.
  nonisolated func inset(by amount: CGFloat) -> Self.InsetShape
}

/// A shape drawn into a rectangle that is smaller on each side.
struct Inset<Base>: InsettableShape where Base: Shape {
  var base: Base
  var amount: CGFloat

  func path(in rect: CGRect) -> Path {
    let frame = rect.insetBy(dx: amount, dy: amount)
    return frame.isNull ? Path() : base.path(in: frame)
  }

  func inset(by amount: CGFloat) -> Inset {
    Inset(base: base, amount: self.amount + amount)
  }

  var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }
}

import Foundation

/// The shape of the container it is in; only widgets have one, elsewhere it is a rectangle.
/// https://developer.apple.com/documentation/swiftui/containerrelativeshape
nonisolated public struct ContainerRelativeShape: InsettableShape {
  /// The shape of the container.
  public init() {}

  /// The outline of the shape.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// A smaller shape.
  public func inset(by amount: CGFloat) -> some InsettableShape { Inset(base: self, amount: amount) }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

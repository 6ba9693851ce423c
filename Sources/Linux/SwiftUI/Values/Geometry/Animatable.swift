/// Something whose change can be shown step by step.
/// https://developer.apple.com/documentation/swiftui/animatable
public protocol Animatable {
  /// The kind of number that describes a step.
  associatedtype AnimatableData: VectorArithmetic
  /// The number that changes step by step.
  var animatableData: Self.AnimatableData { get set }
}

extension Animatable where Self.AnimatableData == EmptyAnimatableData {
  /// Nothing that could be animated.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// The number of something that has no steps.
/// https://developer.apple.com/documentation/swiftui/emptyanimatabledata
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Makes the only value there is.
  public init() {}

  /// The only value there is.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

  /// Does nothing.
  public static func += (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}

  /// Does nothing.
  public static func -= (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}

  /// The only value there is.
  public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }

  /// The only value there is.
  public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }

  /// Does nothing.
  public mutating func scale(by rhs: Double) {}

  /// Zero.
  public var magnitudeSquared: Double { 0 }
}

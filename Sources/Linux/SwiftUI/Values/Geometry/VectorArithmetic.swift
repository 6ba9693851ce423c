import Foundation

/// A number, or several, between which a change can be animated.
/// https://developer.apple.com/documentation/swiftui/vectorarithmetic
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies by a factor.
  mutating func scale(by rhs: Double)
  /// The product with itself.
  var magnitudeSquared: Double { get }
}

extension Float: VectorArithmetic {
  /// Multiplies by a factor.
  public mutating func scale(by rhs: Double) {
    self *= Float(rhs)
  }

  /// The square.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension Double: VectorArithmetic {
  /// Multiplies by a factor.
  public mutating func scale(by rhs: Double) {
    self *= rhs
  }

  /// The square.
  public var magnitudeSquared: Double { self * self }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies by a factor.
  public mutating func scale(by rhs: Double) {
    self *= CGFloat(rhs)
  }

  /// The square.
  public var magnitudeSquared: Double { Double(self * self) }
}

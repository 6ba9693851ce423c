import Foundation

/// A value that a localised key may hold; it knows its place holder.
/// https://developer.apple.com/documentation/swiftui/_formatspecifiable
public protocol _FormatSpecifiable: Equatable {
  /// The type that is handed to the format.
  associatedtype _Arg: CVarArg
  /// The value as it is handed to the format.
  var _arg: Self._Arg { get }
  /// The place holder that stands for the value in the key.
  var _specifier: String { get }
}

extension Int: _FormatSpecifiable {
  /// The value in 64 bits.
  public var _arg: Int64 { Int64(self) }
  /// Stands for the value in the key.
  public var _specifier: String { "%lld" }
}

extension Int32: _FormatSpecifiable {
  /// The value itself.
  public var _arg: Int32 { self }
  /// Stands for the value in the key.
  public var _specifier: String { "%d" }
}

extension Int64: _FormatSpecifiable {
  /// The value itself.
  public var _arg: Int64 { self }
  /// Stands for the value in the key.
  public var _specifier: String { "%lld" }
}

extension UInt: _FormatSpecifiable {
  /// The value in 64 bits.
  public var _arg: UInt64 { UInt64(self) }
  /// Stands for the value in the key.
  public var _specifier: String { "%llu" }
}

extension UInt64: _FormatSpecifiable {
  /// The value itself.
  public var _arg: UInt64 { self }
  /// Stands for the value in the key.
  public var _specifier: String { "%llu" }
}

extension Float: _FormatSpecifiable {
  /// The value itself.
  public var _arg: Float { self }
  /// Stands for the value in the key.
  public var _specifier: String { "%f" }
}

extension Double: _FormatSpecifiable {
  /// The value itself.
  public var _arg: Double { self }
  /// Stands for the value in the key.
  public var _specifier: String { "%lf" }
}

extension CGFloat: _FormatSpecifiable {
  /// The value in double precision.
  public var _arg: Double { Double(self) }
  /// Stands for the value in the key.
  public var _specifier: String { "%lf" }
}

// Swift's Foundation converts this type without saying so; Apple's does say it, and formatters take it.
extension Date: @retroactive ReferenceConvertible {
  /// The object that stands for a date.
  public typealias ReferenceType = NSDate
}

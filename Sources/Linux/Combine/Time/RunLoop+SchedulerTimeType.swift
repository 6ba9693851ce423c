import Foundation

extension RunLoop {
  /// A point in time of a run loop.
  /// https://developer.apple.com/documentation/foundation/runloop/schedulertimetype
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    /// The point in time.
    public var date: Date

    /// This point in time.
    public init(_ date: Date) {
      self.date = date
    }

    /// How long it is until another point in time.
    public func distance(to other: RunLoop.SchedulerTimeType) -> RunLoop.SchedulerTimeType.Stride {
      Stride(other.date.timeIntervalSince(date))
    }

    /// The point in time so much later.
    public func advanced(by n: RunLoop.SchedulerTimeType.Stride) -> RunLoop.SchedulerTimeType {
      SchedulerTimeType(date + n.magnitude)
    }

    /// A span of time, in seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral, Hashable, Sendable
    {
      /// The type of the number of seconds.
      public typealias Magnitude = Double
      /// A literal is in seconds.
      public typealias FloatLiteralType = Double
      /// A literal is in seconds.
      public typealias IntegerLiteralType = Int

      /// The number of seconds.
      public var magnitude: Double

      /// The number of seconds.
      public var timeInterval: Double { magnitude }

      /// So many seconds.
      public init(_ timeInterval: Double) {
        magnitude = timeInterval
      }

      /// So many seconds.
      public init(integerLiteral value: Int) { self.init(Double(value)) }

      /// So many seconds.
      public init(floatLiteral value: Double) { self.init(value) }

      /// So many seconds, if the number fits.
      public init?<T>(exactly source: T) where T: BinaryInteger {
        guard let value = Double(exactly: source) else { return nil }
        self.init(value)
      }

      /// Whether a span is shorter.
      public static func < (
        lhs: RunLoop.SchedulerTimeType.Stride, rhs: RunLoop.SchedulerTimeType.Stride
      ) -> Bool { lhs.magnitude < rhs.magnitude }

      /// The product of the numbers of seconds.
      public static func * (
        lhs: RunLoop.SchedulerTimeType.Stride, rhs: RunLoop.SchedulerTimeType.Stride
      ) -> RunLoop.SchedulerTimeType.Stride { Self(lhs.magnitude * rhs.magnitude) }

      /// Both spans together.
      public static func + (
        lhs: RunLoop.SchedulerTimeType.Stride, rhs: RunLoop.SchedulerTimeType.Stride
      ) -> RunLoop.SchedulerTimeType.Stride { Self(lhs.magnitude + rhs.magnitude) }

      /// The first span without the second.
      public static func - (
        lhs: RunLoop.SchedulerTimeType.Stride, rhs: RunLoop.SchedulerTimeType.Stride
      ) -> RunLoop.SchedulerTimeType.Stride { Self(lhs.magnitude - rhs.magnitude) }

      /// Multiplies the numbers of seconds.
      public static func *= (
        lhs: inout RunLoop.SchedulerTimeType.Stride, rhs: RunLoop.SchedulerTimeType.Stride
      ) { lhs = lhs * rhs }

      /// So many seconds.
      public static func seconds(_ s: Double) -> RunLoop.SchedulerTimeType.Stride { Self(s) }

      /// So many seconds.
      public static func seconds(_ s: Int) -> RunLoop.SchedulerTimeType.Stride { Self(Double(s)) }

      /// So many milliseconds.
      public static func milliseconds(_ ms: Int) -> RunLoop.SchedulerTimeType.Stride {
        Self(Double(ms) / 1e3)
      }

      /// So many microseconds.
      public static func microseconds(_ us: Int) -> RunLoop.SchedulerTimeType.Stride {
        Self(Double(us) / 1e6)
      }

      /// So many nanoseconds.
      public static func nanoseconds(_ ns: Int) -> RunLoop.SchedulerTimeType.Stride { Self(Double(ns) / 1e9) }
    }
  }
}

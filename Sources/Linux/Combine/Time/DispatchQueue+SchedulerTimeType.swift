import Foundation

extension DispatchQueue {
  /// A point in time of a queue.
  /// https://developer.apple.com/documentation/dispatch/dispatchqueue/schedulertimetype
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    /// The point in time.
    public var dispatchTime: DispatchTime

    /// This point in time.
    public init(_ time: DispatchTime) {
      dispatchTime = time
    }

    /// How long it is until another point in time.
    public func distance(to other: DispatchQueue.SchedulerTimeType) -> DispatchQueue.SchedulerTimeType.Stride
    {
      let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return .nanoseconds(to >= from ? Int(clamping: to - from) : -Int(clamping: from - to))
    }

    /// The point in time so much later.
    public func advanced(by n: DispatchQueue.SchedulerTimeType.Stride) -> DispatchQueue.SchedulerTimeType {
      SchedulerTimeType(dispatchTime + n.timeInterval)
    }

    /// Hashes the point in time.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(dispatchTime.uptimeNanoseconds)
    }

    /// A span of time, in nanoseconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral, Hashable, Sendable
    {
      /// The type of the number of nanoseconds.
      public typealias Magnitude = Int
      /// A literal without a point is in seconds.
      public typealias IntegerLiteralType = Int
      /// A literal with a point is in seconds.
      public typealias FloatLiteralType = Double

      /// The number of nanoseconds.
      public var magnitude: Int

      /// The span as dispatch counts it.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      /// A span as dispatch counts it; one without end becomes the longest there is.
      public init(_ timeInterval: DispatchTimeInterval) {
        switch timeInterval {
        case .seconds(let s): self = .seconds(s)
        case .milliseconds(let ms): self = .milliseconds(ms)
        case .microseconds(let us): self = .microseconds(us)
        case .nanoseconds(let ns): self = .nanoseconds(ns)
        default: self = .nanoseconds(.max)
        }
      }

      /// So many seconds.
      public init(integerLiteral value: Int) { self = .seconds(value) }

      /// So many seconds.
      public init(floatLiteral value: Double) { self = .seconds(value) }

      /// So many nanoseconds, if the number fits.
      public init?<T>(exactly source: T) where T: BinaryInteger {
        guard let value = Int(exactly: source) else { return nil }
        magnitude = value
      }

      private init(nanoseconds: Int) {
        magnitude = nanoseconds
      }

      private init(_ count: Int, of nanoseconds: Int) {
        let (product, overflow) = count.multipliedReportingOverflow(by: nanoseconds)
        magnitude = overflow ? (count < 0 ? .min : .max) : product
      }

      /// Whether a span is shorter.
      public static func < (
        lhs: DispatchQueue.SchedulerTimeType.Stride, rhs: DispatchQueue.SchedulerTimeType.Stride
      ) -> Bool { lhs.magnitude < rhs.magnitude }

      /// The product of the numbers of nanoseconds.
      public static func * (
        lhs: DispatchQueue.SchedulerTimeType.Stride, rhs: DispatchQueue.SchedulerTimeType.Stride
      ) -> DispatchQueue.SchedulerTimeType.Stride { Self(nanoseconds: lhs.magnitude * rhs.magnitude) }

      /// Both spans together.
      public static func + (
        lhs: DispatchQueue.SchedulerTimeType.Stride, rhs: DispatchQueue.SchedulerTimeType.Stride
      ) -> DispatchQueue.SchedulerTimeType.Stride { Self(nanoseconds: lhs.magnitude + rhs.magnitude) }

      /// The first span without the second.
      public static func - (
        lhs: DispatchQueue.SchedulerTimeType.Stride, rhs: DispatchQueue.SchedulerTimeType.Stride
      ) -> DispatchQueue.SchedulerTimeType.Stride { Self(nanoseconds: lhs.magnitude - rhs.magnitude) }

      /// Multiplies the numbers of nanoseconds.
      public static func *= (
        lhs: inout DispatchQueue.SchedulerTimeType.Stride, rhs: DispatchQueue.SchedulerTimeType.Stride
      ) { lhs = lhs * rhs }

      /// So many seconds.
      public static func seconds(_ s: Double) -> DispatchQueue.SchedulerTimeType.Stride {
        Self(nanoseconds: Int(exactly: (s * 1_000_000_000).rounded()) ?? (s < 0 ? .min : .max))
      }

      /// So many seconds.
      public static func seconds(_ s: Int) -> DispatchQueue.SchedulerTimeType.Stride {
        Self(s, of: 1_000_000_000)
      }

      /// So many milliseconds.
      public static func milliseconds(_ ms: Int) -> DispatchQueue.SchedulerTimeType.Stride {
        Self(ms, of: 1_000_000)
      }

      /// So many microseconds.
      public static func microseconds(_ us: Int) -> DispatchQueue.SchedulerTimeType.Stride {
        Self(us, of: 1000)
      }

      /// So many nanoseconds.
      public static func nanoseconds(_ ns: Int) -> DispatchQueue.SchedulerTimeType.Stride {
        Self(nanoseconds: ns)
      }
    }
  }
}

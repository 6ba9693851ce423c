/// Runs closures, now or later.
/// https://developer.apple.com/documentation/combine/scheduler
public protocol Scheduler<SchedulerTimeType> {
  /// A point in time.
  associatedtype SchedulerTimeType: Strideable
  where Self.SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// What can be said about how a closure runs.
  associatedtype SchedulerOptions

  /// The present.
  var now: Self.SchedulerTimeType { get }
  /// How exact it is at best.
  var minimumTolerance: Self.SchedulerTimeType.Stride { get }
  /// Runs a closure as soon as possible.
  func schedule(options: Self.SchedulerOptions?, _ action: @escaping () -> Void)
  /// Runs a closure at some time after a point in time.
  func schedule(
    after date: Self.SchedulerTimeType, tolerance: Self.SchedulerTimeType.Stride,
    options: Self.SchedulerOptions?, _ action: @escaping () -> Void)
  /// Runs a closure again and again from some time after a point in time, until the result is cancelled.
  func schedule(
    after date: Self.SchedulerTimeType, interval: Self.SchedulerTimeType.Stride,
    tolerance: Self.SchedulerTimeType.Stride, options: Self.SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Runs a closure as soon as possible.
  public func schedule(_ action: @escaping () -> Void) {
    schedule(options: nil, action)
  }

  /// Runs a closure at some time after a point in time, as exactly as possible.
  public func schedule(after date: Self.SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, action)
  }

  /// Runs a closure at some time after a point in time.
  public func schedule(
    after date: Self.SchedulerTimeType, tolerance: Self.SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) {
    schedule(after: date, tolerance: tolerance, options: nil, action)
  }

  /// Runs a closure again and again, as exactly as possible, until the result is cancelled.
  public func schedule(
    after date: Self.SchedulerTimeType, interval: Self.SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: minimumTolerance, action)
  }

  /// Runs a closure again and again until the result is cancelled.
  public func schedule(
    after date: Self.SchedulerTimeType, interval: Self.SchedulerTimeType.Stride,
    tolerance: Self.SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
  }
}

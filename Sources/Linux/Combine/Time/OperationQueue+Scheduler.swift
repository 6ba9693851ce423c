import Foundation

extension OperationQueue: Scheduler {
  /// What can be said about how a closure runs: nothing.
  /// https://developer.apple.com/documentation/foundation/operationqueue/scheduleroptions
  public struct SchedulerOptions {}

  /// The present.
  public var now: OperationQueue.SchedulerTimeType { SchedulerTimeType(Date()) }

  /// How exact it is at best: as exact as the system.
  public var minimumTolerance: OperationQueue.SchedulerTimeType.Stride { .zero }

  /// Runs a closure as soon as the queue gets to it.
  public func schedule(options: OperationQueue.SchedulerOptions?, _ action: @escaping () -> Void) {
    let work = Handover(action)
    addOperation { work.value() }
  }

  /// Runs a closure at some time after a point in time.
  public func schedule(
    after date: OperationQueue.SchedulerTimeType, tolerance: OperationQueue.SchedulerTimeType.Stride,
    options: OperationQueue.SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let clock = Self.clock
    clock.schedule(after: clock.now.advanced(by: .until(date.date))) {
      self.schedule(options: options, action)
    }
  }

  /// Runs a closure again and again from some time after a point in time, until the result is cancelled.
  public func schedule(
    after date: OperationQueue.SchedulerTimeType, interval: OperationQueue.SchedulerTimeType.Stride,
    tolerance: OperationQueue.SchedulerTimeType.Stride, options: OperationQueue.SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let clock = Self.clock
    return clock.schedule(
      after: clock.now.advanced(by: .until(date.date)), interval: .seconds(interval.timeInterval),
      tolerance: .seconds(tolerance.timeInterval)
    ) { self.schedule(options: options, action) }
  }

  /// An operation queue has no timers of its own.
  private static var clock: DispatchQueue { .global() }
}

import Foundation

extension RunLoop: Scheduler {
  /// What can be said about how a closure runs: nothing.
  /// https://developer.apple.com/documentation/foundation/runloop/scheduleroptions
  public struct SchedulerOptions {}

  /// The present.
  public var now: RunLoop.SchedulerTimeType { SchedulerTimeType(Date()) }

  /// How exact it is at best: as exact as the system.
  public var minimumTolerance: RunLoop.SchedulerTimeType.Stride { .zero }

  /// Runs a closure as soon as the run loop gets to it.
  public func schedule(options: RunLoop.SchedulerOptions?, _ action: @escaping () -> Void) {
    let work = Handover(action)
    if let mainQueue {
      mainQueue.async { work.value() }
    } else {
      perform { work.value() }
    }
  }

  /// Runs a closure at some time after a point in time.
  public func schedule(
    after date: RunLoop.SchedulerTimeType, tolerance: RunLoop.SchedulerTimeType.Stride,
    options: RunLoop.SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let work = Handover(action)
    if let mainQueue {
      mainQueue.schedule(after: mainQueue.now.advanced(by: .until(date.date)), work.value)
    } else {
      let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in work.value() }
      timer.tolerance = tolerance.timeInterval
      add(timer, forMode: .common)
    }
  }

  /// Runs a closure again and again from some time after a point in time, until the result is cancelled.
  public func schedule(
    after date: RunLoop.SchedulerTimeType, interval: RunLoop.SchedulerTimeType.Stride,
    tolerance: RunLoop.SchedulerTimeType.Stride, options: RunLoop.SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let work = Handover(action)
    if let mainQueue {
      return mainQueue.schedule(
        after: mainQueue.now.advanced(by: .until(date.date)), interval: .seconds(interval.timeInterval),
        tolerance: .seconds(tolerance.timeInterval), work.value)
    }
    let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in work.value() }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .common)
    return AnyCancellable { timer.invalidate() }
  }

  /// The main queue, if this is the main run loop: an app's main loop is GLib's, which serves the main queue but
  /// not the sources of the run loop.
  private var mainQueue: DispatchQueue? { self === RunLoop.main ? .main : nil }
}

extension DispatchQueue.SchedulerTimeType.Stride {
  /// How long it is from now to a date.
  static func until(_ date: Date) -> Self { .seconds(date.timeIntervalSinceNow) }
}

import Foundation

extension DispatchQueue: Scheduler {
  /// What can be said about how a closure runs.
  /// https://developer.apple.com/documentation/dispatch/dispatchqueue/scheduleroptions
  public struct SchedulerOptions {
    /// How urgent it is.
    public var qos: DispatchQoS
    /// How the queue treats it.
    public var flags: DispatchWorkItemFlags
    /// The group that it belongs to.
    public var group: DispatchGroup?

    /// These options.
    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil
    ) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  /// The present.
  public var now: DispatchQueue.SchedulerTimeType { SchedulerTimeType(.now()) }

  /// How exact the queue is at best: as exact as the system.
  public var minimumTolerance: DispatchQueue.SchedulerTimeType.Stride { .zero }

  /// Runs a closure as soon as the queue gets to it.
  public func schedule(options: DispatchQueue.SchedulerOptions?, _ action: @escaping () -> Void) {
    let options = options ?? SchedulerOptions()
    let work = Handover(action)
    async(group: options.group, qos: options.qos, flags: options.flags) { work.value() }
  }

  /// Runs a closure at some time after a point in time.
  public func schedule(
    after date: DispatchQueue.SchedulerTimeType, tolerance: DispatchQueue.SchedulerTimeType.Stride,
    options: DispatchQueue.SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let work = Handover(action)
    asyncAfter(
      deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
    ) { work.value() }
  }

  /// Runs a closure again and again from some time after a point in time, until the result is cancelled.
  public func schedule(
    after date: DispatchQueue.SchedulerTimeType, interval: DispatchQueue.SchedulerTimeType.Stride,
    tolerance: DispatchQueue.SchedulerTimeType.Stride, options: DispatchQueue.SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let timer = DispatchSource.makeTimerSource(queue: self)
    let work = Handover(action)
    timer.schedule(
      deadline: date.dispatchTime, repeating: interval.timeInterval, leeway: tolerance.timeInterval)
    timer.setEventHandler(qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { work.value() }
    timer.resume()
    return AnyCancellable { timer.cancel() }
  }
}

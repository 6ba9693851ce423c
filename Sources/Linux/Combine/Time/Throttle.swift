import Foundation

extension Publishers {
  /// Delivers at most one value in each span of time.
  /// https://developer.apple.com/documentation/combine/publishers/throttle
  public struct Throttle<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
    /// The type of the upstream's values.
    public typealias Output = Upstream.Output
    /// The type of the upstream's error.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    let interval: Context.SchedulerTimeType.Stride
    let scheduler: Context
    let latest: Bool

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let outlet = Outlet(subscriber)
      let valve = Valve<Upstream.Output, Context>(scheduler, interval: interval, latest: latest)
      let inlet = Inlet<Upstream.Output, Upstream.Failure>(
        receiveValue: { value in
          valve.receive(value) { outlet.offerLatest($0) }
          return .none
        },
        receiveCompletion: { completion in valve.end { outlet.finish(completion) } })
      outlet.onCancel = { inlet.cancel() }
      subscriber.receive(subscription: outlet)
      inlet.request(.unlimited)
      upstream.subscribe(inlet)
    }
  }
}

extension Publisher {
  /// Delivers the first value and then at most one in each span of time: the latest or the first in it.
  /// https://developer.apple.com/documentation/combine/publisher/throttle(for:scheduler:latest:)
  public func throttle<S>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> where S: Scheduler {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}

/// Opens at most once in each span of time.
private final class Valve<Output, Context: Scheduler> {
  private let lock = NSLock()
  private let scheduler: Context
  private let interval: Context.SchedulerTimeType.Stride
  private let latest: Bool
  private var waiting: Output?
  private var lastOpened: Context.SchedulerTimeType?
  /// What to do after the value that waits, if the end has come meanwhile.
  private var end: (() -> Void)?

  init(_ scheduler: Context, interval: Context.SchedulerTimeType.Stride, latest: Bool) {
    self.scheduler = scheduler
    self.interval = interval
    self.latest = latest
  }

  func receive(_ value: Output, deliver: @escaping (Output) -> Void) {
    lock.lock()
    let isFirst = waiting == nil
    if isFirst || latest { waiting = value }
    let due = lastOpened?.advanced(by: interval)
    lock.unlock()
    guard isFirst else { return }
    if let due, due > scheduler.now {
      scheduler.schedule(after: due) { self.open(deliver) }
    } else {
      scheduler.schedule { self.open(deliver) }
    }
  }

  func end(_ action: @escaping () -> Void) {
    lock.lock()
    let isWaiting = waiting != nil
    if isWaiting { end = action }
    lock.unlock()
    if !isWaiting { scheduler.schedule(action) }
  }

  private func open(_ deliver: (Output) -> Void) {
    lock.lock()
    let value = waiting
    waiting = nil
    lastOpened = scheduler.now
    let end = end
    lock.unlock()
    if let value { deliver(value) }
    end?()
  }
}

import Foundation

extension Publishers {
  /// Delivers a value when no other one has come for some time.
  /// https://developer.apple.com/documentation/combine/publishers/debounce
  public struct Debounce<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
    /// The type of the upstream's values.
    public typealias Output = Upstream.Output
    /// The type of the upstream's error.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    let dueTime: Context.SchedulerTimeType.Stride
    let scheduler: Context
    let options: Context.SchedulerOptions?

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let outlet = Outlet(subscriber)
      let turn = Turn()
      let inlet = Inlet<Upstream.Output, Upstream.Failure>(
        receiveValue: { value in
          let mine = turn.next()
          scheduler.schedule(
            after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance,
            options: options
          ) {
            if turn.isLatest(mine) { outlet.offerLatest(value) }
          }
          return .none
        },
        receiveCompletion: { completion in
          // As with Apple's: a value that still waits for its time is lost.
          _ = turn.next()
          scheduler.schedule(options: options) { outlet.finish(completion) }
        })
      outlet.onCancel = { inlet.cancel() }
      subscriber.receive(subscription: outlet)
      inlet.request(.unlimited)
      upstream.subscribe(inlet)
    }
  }
}

extension Publisher {
  /// Delivers a value when no other one has come for some time.
  /// https://developer.apple.com/documentation/combine/publisher/debounce(for:scheduler:options:)
  public func debounce<S>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> where S: Scheduler {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}

/// Numbers what comes, to know whether something came since.
private final class Turn {
  private let lock = NSLock()
  private var latest = 0

  func next() -> Int {
    lock.lock()
    defer { lock.unlock() }
    latest += 1
    return latest
  }

  func isLatest(_ turn: Int) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    return turn == latest
  }
}

import Foundation

extension Timer {
  /// Delivers the date again and again, from when it is connected.
  /// https://developer.apple.com/documentation/foundation/timer/timerpublisher
  public final class TimerPublisher: ConnectablePublisher {
    /// The date.
    public typealias Output = Date
    /// It never fails.
    public typealias Failure = Never

    private let interval: TimeInterval
    private let tolerance: TimeInterval?
    private let runLoop: RunLoop
    private let subscribers = SubscriberList<Date, Never>()

    init(interval: TimeInterval, tolerance: TimeInterval?, runLoop: RunLoop) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
    }

    /// Attaches a subscriber; it misses what comes while it asks for nothing.
    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Date {
      subscribers.add(subscriber)
    }

    /// Starts the timer, which runs until the result is cancelled.
    public func connect() -> any Cancellable {
      let first = runLoop.now.advanced(by: .seconds(interval))
      return runLoop.schedule(after: first, interval: .seconds(interval), tolerance: .seconds(tolerance ?? 0))
      {
        self.subscribers.send(Date())
      }
    }
  }

  /// A publisher of the date at each interval, in seconds. On the main run loop it fires in whatever mode.
  /// https://developer.apple.com/documentation/foundation/timer/publish(every:tolerance:on:in:options:)
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> Timer.TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop)
  }
}

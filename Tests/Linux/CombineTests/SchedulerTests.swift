import Combine
import XCTest

final class SchedulerTests: XCTestCase {
  private func check<S: Scheduler>(_ scheduler: S, on isRightPlace: @escaping () -> Bool) {
    let now = expectation(description: "as soon as possible")
    scheduler.schedule {
      XCTAssertTrue(isRightPlace())
      now.fulfill()
    }
    let later = expectation(description: "later")
    scheduler.schedule(after: scheduler.now.advanced(by: .milliseconds(2))) {
      XCTAssertTrue(isRightPlace())
      later.fulfill()
    }
    let repeated = expectation(description: "again and again")
    repeated.expectedFulfillmentCount = 3
    repeated.assertForOverFulfill = false
    let timer = scheduler.schedule(after: scheduler.now, interval: .milliseconds(2)) {
      XCTAssertTrue(isRightPlace())
      repeated.fulfill()
    }
    wait(for: [now, later, repeated], timeout: 10)
    timer.cancel()
  }

  func testTheMainQueueRunsClosures() {
    check(DispatchQueue.main) { Thread.isMainThread }
  }

  func testAQueueRunsClosuresOnItself() {
    let key = DispatchSpecificKey<Bool>()
    let queue = DispatchQueue(label: "scheduler")
    queue.setSpecific(key: key, value: true)
    check(queue) { DispatchQueue.getSpecific(key: key) == true }
  }

  func testTheMainRunLoopRunsClosuresThroughTheMainQueue() {
    check(RunLoop.main) { Thread.isMainThread }
  }

  func testAnOperationQueueRunsClosures() {
    let queue = OperationQueue()
    check(queue) { OperationQueue.current === queue }
  }

  func testARunLoopOfAnotherThreadRunsClosuresThere() {
    let finished = expectation(description: "the thread is done")
    let thread = Thread {
      var seen = 0
      let timer = RunLoop.current.schedule(after: RunLoop.current.now, interval: .milliseconds(1)) {
        XCTAssertFalse(Thread.isMainThread)
        seen += 1
      }
      while seen < 2, RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.005)) {}
      timer.cancel()
      finished.fulfill()
    }
    thread.start()
    wait(for: [finished], timeout: 10)
  }

  func testSpansOfTimeAreInSeconds() {
    typealias Stride = DispatchQueue.SchedulerTimeType.Stride
    XCTAssertEqual(Stride.milliseconds(1500), 1.5)
    XCTAssertEqual(Stride(.seconds(2)) - .microseconds(500_000), .nanoseconds(1_500_000_000))
    XCTAssertEqual(Stride.seconds(.infinity).magnitude, .max)
    XCTAssertEqual(RunLoop.SchedulerTimeType.Stride.milliseconds(1500), 1.5)
    let start = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 5_000_000_000))
    XCTAssertEqual(start.advanced(by: -2).distance(to: start), 2)
  }

  func testATimerRunsWhileSomebodyListens() {
    let ticks = expectation(description: "two ticks")
    ticks.expectedFulfillmentCount = 2
    ticks.assertForOverFulfill = false
    let subscription = Timer.publish(every: 0.002, on: .main, in: .common).autoconnect().sink { _ in
      ticks.fulfill()
    }
    wait(for: [ticks], timeout: 10)
    subscription.cancel()
  }

  func testAutoconnectStartsWithTheFirstAndStopsWithTheLast() {
    let source = Connectable()
    let publisher = source.autoconnect()
    XCTAssertEqual(source.log, [])
    let first = publisher.sink { _ in }
    let second = publisher.sink { _ in }
    XCTAssertEqual(source.log, ["connected"])
    first.cancel()
    XCTAssertEqual(source.log, ["connected"])
    second.cancel()
    XCTAssertEqual(source.log, ["connected", "cancelled"])
  }
}

private final class Connectable: ConnectablePublisher {
  typealias Output = Int
  typealias Failure = Never

  private let subject = PassthroughSubject<Int, Never>()
  private(set) var log: [String] = []

  func receive<S>(subscriber: S) where S: Subscriber, S.Input == Int, S.Failure == Never {
    subject.receive(subscriber: subscriber)
  }

  func connect() -> any Cancellable {
    log.append("connected")
    return AnyCancellable { self.log.append("cancelled") }
  }
}

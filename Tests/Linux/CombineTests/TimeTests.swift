import Combine
import XCTest

final class TimeTests: XCTestCase {
  private let scheduler = HandDrivenScheduler()
  private let subject = PassthroughSubject<Int, Never>()
  private var values: [Int] = []
  private var ends = 0

  private func log(_ publisher: some Publisher<Int, Never>) -> AnyCancellable {
    publisher.log({ self.values.append($0) }, end: { self.ends += 1 })
  }

  func testDebounceWaitsForAPause() {
    let subscription = log(subject.debounce(for: .seconds(1), scheduler: scheduler))
    subject.send(1)
    scheduler.advance(by: 0.5)
    subject.send(2)
    scheduler.advance(by: 0.9)
    XCTAssertEqual(values, [])
    scheduler.advance(by: 0.1)
    XCTAssertEqual(values, [2])
    _ = subscription
  }

  func testDebounceLosesWhatStillWaitsAtTheEnd() {
    let subscription = log(subject.debounce(for: .seconds(1), scheduler: scheduler))
    subject.send(1)
    subject.send(completion: .finished)
    scheduler.advance(by: 2)
    XCTAssertEqual(values, [])
    XCTAssertEqual(ends, 1)
    _ = subscription
  }

  func testThrottleDeliversTheFirstAndThenTheLatestOfEachSpan() {
    let subscription = log(subject.throttle(for: .seconds(1), scheduler: scheduler, latest: true))
    subject.send(1)
    scheduler.advance(by: 0.1)
    XCTAssertEqual(values, [1])
    subject.send(2)
    subject.send(3)
    scheduler.advance(by: 0.8)
    XCTAssertEqual(values, [1])
    scheduler.advance(by: 0.2)
    XCTAssertEqual(values, [1, 3])
    scheduler.advance(by: 5)
    subject.send(4)
    scheduler.advance(by: 0)
    XCTAssertEqual(values, [1, 3, 4])
    _ = subscription
  }

  func testThrottleMayDeliverTheFirstOfEachSpan() {
    let subscription = log(subject.throttle(for: .seconds(1), scheduler: scheduler, latest: false))
    subject.send(1)
    scheduler.advance(by: 0.1)
    subject.send(2)
    subject.send(3)
    subject.send(completion: .finished)
    scheduler.advance(by: 2)
    XCTAssertEqual(values, [1, 2])
    XCTAssertEqual(ends, 1)
    _ = subscription
  }

  func testDelayDeliversLaterInTheSameOrder() {
    let subscription = log([1, 2].publisher.delay(for: .seconds(1), scheduler: scheduler))
    scheduler.advance(by: 0.9)
    XCTAssertEqual(values, [])
    scheduler.advance(by: 0.1)
    XCTAssertEqual(values, [1, 2])
    XCTAssertEqual(ends, 1)
    _ = subscription
  }

  func testReceiveOnDeliversOnTheSchedulerAndOnlyWhatIsAskedFor() {
    let probe = [1, 2, 3].publisher.receive(on: scheduler).probe()
    probe.ask(for: 2)
    XCTAssertEqual(probe.values, [])
    scheduler.advance(by: 0)
    XCTAssertEqual(probe.values, [1, 2])
    XCTAssertFalse(probe.hasFinished)
    probe.ask(for: 1)
    scheduler.advance(by: 0)
    XCTAssertEqual(probe.values, [1, 2, 3])
    XCTAssertTrue(probe.hasFinished)
  }

  func testNothingIsDeliveredAfterCancellingAlthoughItWasUnderWay() {
    let subscriptions = [
      log(subject.receive(on: scheduler)), log(subject.delay(for: 1, scheduler: scheduler)),
      log(subject.debounce(for: 1, scheduler: scheduler)),
      log(subject.throttle(for: 1, scheduler: scheduler, latest: true)),
    ]
    subject.send(1)
    for subscription in subscriptions { subscription.cancel() }
    scheduler.advance(by: 9)
    XCTAssertEqual(values, [])
    XCTAssertEqual(ends, 0)
  }
}

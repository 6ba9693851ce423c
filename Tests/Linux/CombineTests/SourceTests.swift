import Combine
import XCTest

final class SourceTests: XCTestCase {
  func testJustDeliversItsValueWhenAskedAndEnds() {
    let probe = Just(1).probe()
    XCTAssertEqual(probe.values, [])
    XCTAssertFalse(probe.hasFinished)
    probe.ask(for: 1)
    XCTAssertEqual(probe.values, [1])
    XCTAssertTrue(probe.hasFinished)
  }

  func testEmptyEndsAtOnceOrNever() {
    XCTAssertTrue(Empty<Int, Never>().probe().hasFinished)
    XCTAssertNil(Empty<Int, Never>(completeImmediately: false).probe().completion)
  }

  func testFailFailsAtOnce() {
    XCTAssertEqual(Fail<Int, Lost>(error: .connection).probe().error, .connection)
    XCTAssertEqual(Fail(outputType: Int.self, failure: Lost.way).probe().error, .way)
  }

  func testASequenceDeliversAsMuchAsIsAskedFor() {
    let probe = [1, 2, 3].publisher.probe()
    probe.ask(for: 2)
    XCTAssertEqual(probe.values, [1, 2])
    XCTAssertFalse(probe.hasFinished)
    probe.ask(for: 1)
    XCTAssertEqual(probe.values, [1, 2, 3])
    XCTAssertTrue(probe.hasFinished)
  }

  func testAnEmptySequenceEndsUnasked() {
    XCTAssertTrue([Int]().publisher.probe().hasFinished)
  }

  func testAnEndlessSequenceStopsWhenItIsCancelled() {
    var values: [Int] = []
    var subscription: (any Subscription)?
    let sink = (1...).publisher.handleEvents(receiveSubscription: { subscription = $0 }).log { value in
      values.append(value)
      if value == 3 { subscription?.cancel() }
    }
    XCTAssertEqual(values, [1, 2, 3])
    _ = sink
  }

  func testAFutureStartsAtOnceAndDeliversItsResultToAll() {
    var promise: Future<Int, Lost>.Promise?
    let future = Future<Int, Lost> { promise = $0 }
    XCTAssertNotNil(promise)
    let early = future.probe()
    early.ask(for: 1)
    promise?(.success(1))
    promise?(.success(2))
    let late = future.probe()
    late.ask(for: 1)
    XCTAssertEqual(early.values, [1])
    XCTAssertEqual(late.values, [1])
    XCTAssertTrue(late.hasFinished)
  }

  func testAFutureFails() {
    let probe = Future<Int, Lost> { $0(.failure(.connection)) }.probe()
    XCTAssertEqual(probe.error, .connection)
  }

  func testAnErasedPublisherDeliversTheSame() {
    let erased: AnyPublisher<Int, Never> = [1, 2].publisher.eraseToAnyPublisher().eraseToAnyPublisher()
    let probe = erased.probe()
    probe.ask(for: 9)
    XCTAssertEqual(probe.values, [1, 2])
  }

  func testNotificationsOfANameAndAnObjectArriveUntilCancelled() {
    let center = NotificationCenter()
    let (name, object) = (Notification.Name("changed"), NSObject())
    var count = 0
    let subscription = center.publisher(for: name, object: object).sink { _ in count += 1 }
    center.post(name: name, object: object)
    center.post(name: name, object: NSObject())
    center.post(name: Notification.Name("other"), object: object)
    XCTAssertEqual(count, 1)
    subscription.cancel()
    center.post(name: name, object: object)
    XCTAssertEqual(count, 1)
  }
}

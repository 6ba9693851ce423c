import Combine
import XCTest

final class OperatorTests: XCTestCase {
  private let numbers = (1...6).publisher

  private func all<P: Publisher>(_ publisher: P) -> [P.Output] {
    let probe = publisher.probe()
    probe.ask(for: 100)
    return probe.values
  }

  func testMapTurnsEachValueIntoAnother() {
    XCTAssertEqual(all(numbers.map { $0 * 10 }), [10, 20, 30, 40, 50, 60])
  }

  func testFilterCompactMapAndDropFirstLeaveOut() {
    XCTAssertEqual(all(numbers.filter { $0 % 2 == 0 }), [2, 4, 6])
    XCTAssertEqual(all(["1", "a", "2"].publisher.compactMap { Int($0) }), [1, 2])
    XCTAssertEqual(all(numbers.dropFirst(4)), [5, 6])
  }

  func testRemoveDuplicatesComparesWithTheOneBefore() {
    XCTAssertEqual(all([1, 1, 2, 2, 1].publisher.removeDuplicates()), [1, 2, 1])
    XCTAssertEqual(all([1, 3, 4, 6].publisher.removeDuplicates { $0 % 2 == $1 % 2 }), [1, 4])
  }

  func testWhatIsLeftOutDoesNotUseUpWhatWasAskedFor() {
    let probe = numbers.filter { $0 % 2 == 0 }.probe()
    probe.ask(for: 2)
    XCTAssertEqual(probe.values, [2, 4])
  }

  func testTryMapFailsWithTheErrorThrownAndCancels() {
    var isCancelled = false
    let subject = PassthroughSubject<Int, Never>()
    let probe = subject.handleEvents(receiveCancel: { isCancelled = true })
      .tryMap { value -> Int in
        if value > 1 { throw Lost.way }
        return value
      }.probe()
    probe.ask(for: 9)
    subject.send(1)
    subject.send(2)
    XCTAssertEqual(probe.values, [1])
    XCTAssertEqual(probe.error as? Lost, .way)
    XCTAssertTrue(isCancelled)
  }

  func testMapErrorAndSetFailureTypeChangeTheError() {
    XCTAssertEqual(Fail<Int, Lost>(error: .connection).mapError { _ in Lost.way }.probe().error, .way)
    XCTAssertEqual(all(numbers.setFailureType(to: Lost.self)), [1, 2, 3, 4, 5, 6])
  }

  func testReplaceErrorDeliversAValueInItsPlaceWhenAsked() {
    let subject = PassthroughSubject<Int, Lost>()
    let probe = subject.replaceError(with: 0).probe()
    probe.ask(for: 1)
    subject.send(1)
    subject.send(completion: .failure(.connection))
    XCTAssertEqual(probe.values, [1])
    probe.ask(for: 1)
    XCTAssertEqual(probe.values, [1, 0])
    XCTAssertTrue(probe.hasFinished)
  }

  func testCatchGoesOnWithAnotherPublisherForTheRestThatWasAskedFor() {
    let subject = PassthroughSubject<Int, Lost>()
    let probe = subject.catch { _ in [7, 8, 9].publisher }.probe()
    probe.ask(for: 3)
    subject.send(1)
    subject.send(completion: .failure(.connection))
    XCTAssertEqual(probe.values, [1, 7, 8])
    XCTAssertFalse(probe.hasFinished)
  }

  func testHandleEventsSeesAllThatPasses() {
    var seen: [String] = []
    let subject = PassthroughSubject<Int, Never>()
    let probe = subject.handleEvents(
      receiveSubscription: { _ in seen.append("subscription") },
      receiveOutput: { seen.append("output \($0)") },
      receiveCompletion: { _ in seen.append("completion") },
      receiveCancel: { seen.append("cancel") },
      receiveRequest: { _ in seen.append("request") }
    ).probe()
    probe.ask(for: 1)
    subject.send(1)
    probe.cancel()
    probe.cancel()
    XCTAssertEqual(seen, ["subscription", "request", "output 1", "cancel"])
    let second = Just(2).handleEvents(receiveCompletion: { _ in seen.append("completion") }).probe()
    second.ask(for: 1)
    XCTAssertEqual(seen.last, "completion")
  }

  func testSinkHearsOfTheEndOnce() {
    var ends = 0
    let subject = PassthroughSubject<Int, Lost>()
    let subscription = subject.sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { _ in })
    subject.send(completion: .finished)
    subject.send(completion: .finished)
    XCTAssertEqual(ends, 1)
    _ = subscription
  }

  func testAssignSetsAPropertyOfAnObject() {
    final class Label { var text = "" }
    let label = Label()
    let subscription = Just("hello").assign(to: \.text, on: label)
    XCTAssertEqual(label.text, "hello")
    _ = subscription
  }
}

import Combine
import XCTest

final class SubjectTests: XCTestCase {
  func testAPassthroughSubjectDeliversToWhoIsThere() {
    let subject = PassthroughSubject<Int, Never>()
    subject.send(1)
    var values: [Int] = []
    let subscription = subject.sink { values.append($0) }
    subject.send(2)
    subscription.cancel()
    subject.send(3)
    XCTAssertEqual(values, [2])
  }

  func testAPassthroughSubjectLosesWhatNobodyAskedFor() {
    let subject = PassthroughSubject<Int, Never>()
    let probe = subject.probe()
    subject.send(1)
    probe.ask(for: 1)
    subject.send(2)
    subject.send(3)
    XCTAssertEqual(probe.values, [2])
  }

  func testACurrentValueSubjectDeliversItsValueFirst() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var values: [Int] = []
    let subscription = subject.sink { values.append($0) }
    subject.send(2)
    subject.value = 3
    XCTAssertEqual(values, [1, 2, 3])
    XCTAssertEqual(subject.value, 3)
    _ = subscription
  }

  func testACurrentValueSubjectKeepsTheLatestForWhoAsksLater() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let probe = subject.probe()
    subject.send(2)
    probe.ask(for: 1)
    XCTAssertEqual(probe.values, [2])
    subject.send(3)
    subject.send(4)
    probe.ask(for: 1)
    XCTAssertEqual(probe.values, [2, 4])
  }

  func testNothingComesAfterTheEnd() {
    let subject = CurrentValueSubject<Int, Lost>(1)
    let probe = subject.probe()
    probe.ask(for: 9)
    subject.send(completion: .failure(.connection))
    subject.send(2)
    subject.send(completion: .finished)
    XCTAssertEqual(probe.values, [1])
    XCTAssertEqual(probe.error, .connection)
    XCTAssertEqual(subject.value, 1)
  }

  func testWhoComesAfterTheEndHearsOfTheEndOnly() {
    let subject = CurrentValueSubject<Int, Lost>(1)
    subject.send(completion: .failure(.way))
    let probe = subject.probe()
    probe.ask(for: 1)
    XCTAssertEqual(probe.values, [])
    XCTAssertEqual(probe.error, .way)
  }

  func testAValueSentFromWithinArrives() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    let subscription = subject.map { $0 }.sink {
      values.append($0)
      if $0 < 3 { subject.send($0 + 1) }
    }
    subject.send(1)
    XCTAssertEqual(values, [1, 2, 3])
    _ = subscription
  }

  func testASubjectOfNothingSendsTheFact() {
    let subject = PassthroughSubject<Void, Never>()
    var count = 0
    let subscription = subject.sink { count += 1 }
    subject.send()
    XCTAssertEqual(count, 1)
    _ = subscription
  }

  func testThreadsThatSendAtOnceAreHeardOneAtATime() {
    let subject = PassthroughSubject<Int, Never>()
    var sum = 0
    // Not guarded, and slow on purpose: the subject calls one at a time.
    let subscription = subject.sink { value in
      let before = sum
      sched_yield()
      sum = before + value
    }
    let shared = Shared(subject: subject)
    DispatchQueue.concurrentPerform(iterations: 1000) { _ in shared.subject.send(1) }
    XCTAssertEqual(sum, 1000)
    _ = subscription
  }
}

/// A subject may be used by several threads, which its type does not say, as Apple's does not.
private struct Shared: @unchecked Sendable {
  let subject: PassthroughSubject<Int, Never>
}

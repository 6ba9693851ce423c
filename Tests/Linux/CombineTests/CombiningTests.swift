import Combine
import XCTest

final class CombiningTests: XCTestCase {
  private let a = PassthroughSubject<Int, Lost>()
  private let b = PassthroughSubject<Int, Lost>()

  func testMergeDeliversBothAndEndsWithTheLast() {
    var values: [Int] = []
    var ends = 0
    let subscription = a.merge(with: b).log({ values.append($0) }, end: { ends += 1 })
    a.send(1)
    b.send(2)
    a.send(completion: .finished)
    XCTAssertEqual(ends, 0)
    b.send(3)
    b.send(completion: .finished)
    XCTAssertEqual(values, [1, 2, 3])
    XCTAssertEqual(ends, 1)
    _ = subscription
  }

  func testMergeHoldsBackWhatIsNotAskedFor() {
    let probe = [1, 2].publisher.merge(with: [3].publisher).probe()
    XCTAssertEqual(probe.values, [])
    probe.ask(for: 2)
    XCTAssertEqual(probe.values.count, 2)
    XCTAssertFalse(probe.hasFinished)
    probe.ask(for: 1)
    XCTAssertEqual(Set(probe.values), [1, 2, 3])
    XCTAssertTrue(probe.hasFinished)
  }

  func testTheErrorOfOneEndsAllAndCancelsTheOther() {
    var cancelled = 0
    let other = b.handleEvents(receiveCancel: { cancelled += 1 })
    let probes = [
      a.merge(with: other).probe(), a.combineLatest(other).map { $0 + $1 }.probe() as Any,
      a.zip(other).map { $0 + $1 }.probe() as Any,
    ].compactMap { $0 as? Probe<Int, Lost> }
    a.send(completion: .failure(.connection))
    XCTAssertEqual(probes.map(\.error), [.connection, .connection, .connection])
    XCTAssertEqual(cancelled, 3)
  }

  func testCombineLatestDeliversTheLatestOfEachOnceThereAreAll() {
    let c = PassthroughSubject<Int, Lost>()
    var pairs: [[Int]] = []
    var triples: [[Int]] = []
    let subscriptions = [
      a.combineLatest(b).log { pairs.append([$0, $1]) },
      a.combineLatest(b, c).log { triples.append([$0, $1, $2]) },
    ]
    a.send(1)
    a.send(2)
    b.send(3)
    c.send(4)
    a.send(5)
    XCTAssertEqual(pairs, [[2, 3], [5, 3]])
    XCTAssertEqual(triples, [[2, 3, 4], [5, 3, 4]])
    _ = subscriptions
  }

  func testCombineLatestKeepsTheLatestForWhoAsksLater() {
    let probe = a.combineLatest(b).map { [$0, $1] }.probe()
    a.send(1)
    b.send(2)
    b.send(3)
    XCTAssertEqual(probe.values, [])
    probe.ask(for: 1)
    XCTAssertEqual(probe.values, [[1, 3]])
  }

  func testCombineLatestEndsWhenBothHave() {
    let probe = a.combineLatest(b).probe()
    a.send(completion: .finished)
    XCTAssertFalse(probe.hasFinished)
    b.send(completion: .finished)
    XCTAssertTrue(probe.hasFinished)
  }

  func testZipPairsByOrderAndEndsWhenNoOtherPairCanCome() {
    let probe = a.zip(b).map { [$0, $1] }.probe()
    probe.ask(for: 9)
    a.send(1)
    a.send(2)
    b.send(10)
    a.send(completion: .finished)
    XCTAssertFalse(probe.hasFinished)
    b.send(20)
    XCTAssertEqual(probe.values, [[1, 10], [2, 20]])
    XCTAssertTrue(probe.hasFinished)
  }

  func testFlatMapDeliversWhatTheNewPublishersDeliver() {
    var values: [Int] = []
    var ends = 0
    let subscription = a.flatMap { [$0, $0 * 10].publisher.setFailureType(to: Lost.self) }
      .log({ values.append($0) }, end: { ends += 1 })
    a.send(1)
    a.send(2)
    a.send(completion: .finished)
    XCTAssertEqual(values, [1, 10, 2, 20])
    XCTAssertEqual(ends, 1)
    _ = subscription
  }

  func testFlatMapRunsNoMoreThanItMayAtOnce() {
    var inner: [PassthroughSubject<Int, Never>] = []
    var values: [Int] = []
    let subscription = (1...3).publisher.flatMap(maxPublishers: .max(1)) { _ in
      let subject = PassthroughSubject<Int, Never>()
      inner.append(subject)
      return subject
    }.sink { values.append($0) }
    XCTAssertEqual(inner.count, 1)
    inner[0].send(1)
    inner[0].send(completion: .finished)
    XCTAssertEqual(inner.count, 2)
    inner[1].send(2)
    XCTAssertEqual(values, [1, 2])
    _ = subscription
  }

  func testSwitchToLatestCancelsTheOneBefore() {
    var cancelled = 0
    let outer = PassthroughSubject<AnyPublisher<Int, Lost>, Lost>()
    var values: [Int] = []
    var ends = 0
    let subscription = outer.switchToLatest().log({ values.append($0) }, end: { ends += 1 })
    outer.send(a.handleEvents(receiveCancel: { cancelled += 1 }).eraseToAnyPublisher())
    a.send(1)
    outer.send(b.eraseToAnyPublisher())
    XCTAssertEqual(cancelled, 1)
    a.send(2)
    b.send(3)
    outer.send(completion: .finished)
    XCTAssertEqual(ends, 0)
    b.send(completion: .finished)
    XCTAssertEqual(values, [1, 3])
    XCTAssertEqual(ends, 1)
    _ = subscription
  }
}

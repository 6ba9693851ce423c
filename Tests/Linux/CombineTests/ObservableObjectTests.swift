import Combine
import XCTest

private class Counter: ObservableObject {
  @Published var count = 0
  @Published var name = "a"
}

private final class SpecialCounter: Counter {
  @Published var step = 1
}

private final class ByHand: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
}

final class ObservableObjectTests: XCTestCase {
  func testAChangeIsAnnouncedBeforeItHappens() {
    let counter = Counter()
    var seen: [Int] = []
    let subscription = counter.objectWillChange.sink { seen.append(counter.count) }
    counter.count = 1
    counter.count = 2
    XCTAssertEqual(seen, [0, 1])
    subscription.cancel()
    counter.count = 3
    XCTAssertEqual(seen, [0, 1])
  }

  func testAllPropertiesInheritedOnesIncludedShareOnePublisher() {
    let counter = SpecialCounter()
    var announcements = 0
    let subscription = counter.objectWillChange.sink { announcements += 1 }
    counter.name = "b"
    counter.step = 2
    counter.count = 1
    XCTAssertEqual(announcements, 3)
    XCTAssertTrue(counter.objectWillChange === counter.objectWillChange)
    _ = subscription
  }

  func testAPropertyEmitsItsValueAndThenEachNewOne() {
    let counter = Counter()
    var values: [Int] = []
    let subscription = counter.$count.sink { values.append($0) }
    counter.count = 5
    counter.count = 6
    XCTAssertEqual(values, [0, 5, 6])
    _ = subscription
  }

  func testASubscriptionEndsWithItsCancellable() {
    let counter = Counter()
    var values: [Int] = []
    do {
      let subscription = counter.$count.sink { values.append($0) }
      counter.count = 1
      _ = subscription
    }
    counter.count = 2
    XCTAssertEqual(values, [0, 1])
  }

  func testASetOfCancellablesKeepsThemAlive() {
    let counter = Counter()
    var announcements = 0
    var kept: Set<AnyCancellable> = []
    counter.objectWillChange.sink { announcements += 1 }.store(in: &kept)
    counter.count = 1
    kept.removeAll()
    counter.count = 2
    XCTAssertEqual(announcements, 1)
  }

  func testASubscriberMayCancelFromWithin() {
    let counter = Counter()
    var announcements = 0
    var subscription: AnyCancellable?
    subscription = counter.objectWillChange.sink {
      announcements += 1
      subscription?.cancel()
    }
    counter.count = 1
    counter.count = 2
    XCTAssertEqual(announcements, 1)
  }

  func testAnObjectMayBringItsOwnPublisher() {
    let object = ByHand()
    var announcements = 0
    let subscription = object.objectWillChange.sink { announcements += 1 }
    object.objectWillChange.send()
    XCTAssertEqual(announcements, 1)
    _ = subscription
  }
}

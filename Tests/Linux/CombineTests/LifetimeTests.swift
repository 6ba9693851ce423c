import Combine
import XCTest

/// Counts itself, to see that nothing keeps it.
private final class Witness {
  nonisolated(unsafe) static var count = 0
  init() { Self.count += 1 }
  deinit { Self.count -= 1 }
  func see(_ value: Any) {}
}

private final class Form: ObservableObject {
  @Published var text = ""
  @Published private(set) var length = 0
  let witness = Witness()

  init(_ source: some Publisher<Int, Never>) {
    source.assign(to: &$length)
  }
}

final class LifetimeTests: XCTestCase {
  private let scheduler = HandDrivenScheduler()
  private let a = PassthroughSubject<Int, Never>()
  private let b = PassthroughSubject<Int, Never>()

  override func setUp() {
    Witness.count = 0
  }

  /// A long chain with every kind of operator; its closures keep a witness.
  private func chain() -> AnyPublisher<Int, Never> {
    let witness = Witness()
    let inner = a.map { witness.see($0) }.flatMap { Just(1) }.merge(with: b).zip(b).map { $0 + $1 }
    return inner.combineLatest(a).map { $0 + $1 }.map { Just($0) }.switchToLatest()
      .setFailureType(to: Lost.self).catch { _ in Just(witness.see(0)).map { 0 } }
      .debounce(for: 1, scheduler: scheduler).throttle(for: 1, scheduler: scheduler, latest: true)
      .delay(for: 1, scheduler: scheduler).receive(on: scheduler)
      .handleEvents(receiveOutput: { witness.see($0) }).removeDuplicates().eraseToAnyPublisher()
  }

  func testCancellingLetsGoOfEverything() {
    let subscription = chain().sink { [witness = Witness()] in witness.see($0) }
    a.send(1)
    b.send(2)
    XCTAssertEqual(Witness.count, 2)
    subscription.cancel()
    scheduler.advance(by: 9)
    XCTAssertEqual(Witness.count, 0)
  }

  func testTheEndLetsGoOfEverything() {
    let subscription = chain().sink { [witness = Witness()] in witness.see($0) }
    a.send(1)
    b.send(2)
    a.send(completion: .finished)
    b.send(completion: .finished)
    scheduler.advance(by: 9)
    XCTAssertEqual(Witness.count, 0)
    _ = subscription
  }

  func testASubjectThatGoesLetsGoOfItsSubscribers() {
    var subject: PassthroughSubject<Int, Never>? = PassthroughSubject()
    let subscription = subject?.map { $0 }.sink { [witness = Witness()] in witness.see($0) }
    subject = nil
    subscription?.cancel()
    XCTAssertEqual(Witness.count, 0)
  }

  func testAssignToAPublishedPropertyLivesAsLongAsTheProperty() {
    var form: Form? = Form(a)
    var announcements = 0
    let subscription = form?.objectWillChange.sink { announcements += 1 }
    a.send(3)
    XCTAssertEqual(form?.length, 3)
    XCTAssertEqual(announcements, 1)
    form = nil
    XCTAssertEqual(Witness.count, 0)
    a.send(4)
    _ = subscription
  }

  func testAPropertyMayFollowAnotherOfTheSameObject() {
    final class Search: ObservableObject {
      @Published var text = ""
      @Published private(set) var length = 0
      let witness = Witness()
      init() { $text.map(\.count).assign(to: &$length) }
    }
    var search: Search? = Search()
    search?.text = "tea"
    XCTAssertEqual(search?.length, 3)
    search = nil
    XCTAssertEqual(Witness.count, 0)
  }

  func testASubscriptionToADeadFutureAndTimerIsReleased() {
    var subscription: AnyCancellable? = Future<Int, Never> { _ in }.sink { [witness = Witness()] in
      witness.see($0)
    }
    XCTAssertEqual(Witness.count, 1)
    subscription?.cancel()
    subscription = Timer.publish(every: 60, on: .main, in: .common).autoconnect()
      .sink { [witness = Witness()] in witness.see($0) }
    XCTAssertEqual(Witness.count, 1)
    subscription = nil
    XCTAssertEqual(Witness.count, 0)
  }
}

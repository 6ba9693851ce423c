import Combine
import XCTest

import SwiftUI
import SwiftUITesting

/// What happened, in order.
@MainActor
final class Diary: ObservableObject {
  var entries: [String] = []
  @Published var number = 0
  @Published var isShown = true

  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

final class LifecycleTests: XCTestCase {
  private struct Appearing: View {
    @ObservedObject var diary: Diary

    var body: some View {
      VStack {
        Text("\(diary.number)")
        if diary.isShown {
          VStack { Text("inside").onAppear { diary.entries.append("inner") } }
            .onAppear { diary.entries.append("outer") }
            .onDisappear { diary.entries.append("gone") }
        }
      }
    }
  }

  func testAViewAppearsAndDisappearsOnceForEachIdentity() {
    MainActor.assumeIsolated {
      let diary = Diary()
      let screen = Screen { Appearing(diary: diary) }
      XCTAssertEqual(diary.take().sorted(), ["inner", "outer"])
      diary.number = 1
      screen.update()
      XCTAssertEqual(diary.take(), [])
      diary.isShown = false
      screen.update()
      XCTAssertEqual(diary.take(), ["gone"])
      diary.isShown = true
      screen.update()
      XCTAssertEqual(diary.take().sorted(), ["inner", "outer"])
      screen.unmount()
      XCTAssertEqual(diary.take(), ["gone"])
    }
  }

  private struct Changing: View {
    @ObservedObject var diary: Diary

    var body: some View {
      let number = diary.number
      Text("\(number)").onChange(of: number) { [number] new in diary.entries.append("\(number) \(new)") }
    }
  }

  func testAChangeIsToldOnceATurnWithTheLastValueAndNotAtFirst() {
    MainActor.assumeIsolated {
      let diary = Diary()
      let screen = Screen { Changing(diary: diary) }
      XCTAssertEqual(diary.take(), [])
      diary.number = 1
      diary.number = 2
      screen.update()
      // The closure is that of the new view.
      XCTAssertEqual(diary.take(), ["2 2"])
      diary.number = 3
      diary.number = 2
      screen.update()
      XCTAssertEqual(diary.take(), [])
    }
  }

  private struct Loop: View {
    @ObservedObject var diary: Diary

    var body: some View {
      Text("\(diary.number)").onChange(of: diary.number) { _ in diary.number += 1 }
    }
  }

  func testAChangeThatMakesAnotherOneEndsTheTurnWithOneMessage() {
    MainActor.assumeIsolated {
      let diary = Diary()
      let screen = Screen { Loop(diary: diary) }
      diary.number = 1
      screen.update()
      screen.update()
      XCTAssertGreaterThan(diary.number, 10)
      XCTAssertEqual(screen.messages.count, 1)
    }
  }

  private struct StateInBody: View {
    @State var count = 0

    var body: some View {
      count += 1
      return Text("counting")
    }
  }

  func testStateThatIsSetInABodyEndsTheTurnWithOneMessage() {
    MainActor.assumeIsolated {
      let screen = Screen { StateInBody() }
      XCTAssertEqual(screen.messages.count, 1)
      XCTAssertLessThan(screen.tree.evaluations, 200)
      screen.update()
      XCTAssertEqual(screen.messages.count, 1)
    }
  }

  /// Counts its subscriptions.
  private final class Source: Publisher {
    typealias Output = Int
    typealias Failure = Never
    private let subject = ObservableObjectPublisher()
    private(set) var subscriptions = 0
    private(set) var live = 0
    private var receive: ((Int) -> Void)?

    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
      subscriptions += 1
      live += 1
      receive = { _ = subscriber.receive($0) }
      subscriber.receive(subscription: Ticket { [weak self] in self?.live -= 1 })
    }

    func send(_ value: Int) { receive?(value) }

    private final class Ticket: Subscription {
      private var end: (() -> Void)?
      init(_ end: @escaping () -> Void) { self.end = end }
      func request(_ demand: Subscribers.Demand) {}
      func cancel() {
        end?()
        end = nil
      }
    }
  }

  private struct Receiving: View {
    @ObservedObject var diary: Diary
    let sources: [Source]

    var body: some View {
      Text("\(diary.number)")
        .onReceive(sources[diary.number / 10]) { diary.entries.append("\(diary.number): \($0)") }
    }
  }

  func testAPublisherIsSubscribedToOnceForAsLongAsTheViewNamesIt() {
    MainActor.assumeIsolated {
      let diary = Diary()
      let sources = [Source(), Source()]
      let screen = Screen { Receiving(diary: diary, sources: sources) }
      sources[0].send(7)
      diary.number = 1
      screen.update()
      XCTAssertEqual(sources[0].subscriptions, 1)
      sources[0].send(8)
      XCTAssertEqual(diary.take(), ["0: 7", "1: 8"])
      diary.number = 10
      screen.update()
      XCTAssertEqual(sources.map(\.live), [0, 1])
      screen.unmount()
      XCTAssertEqual(sources.map(\.live), [0, 0])
    }
  }

  private struct ReceivingPublished: View {
    @ObservedObject var diary: Diary
    @State private var seen = -1

    var body: some View {
      Text("seen \(seen)").onReceive(diary.$number) {
        diary.entries.append("\($0)")
        seen = $0
      }
    }
  }

  func testAPublishedPropertyIsReceivedOnceForEachChange() {
    MainActor.assumeIsolated {
      let diary = Diary()
      let screen = Screen { ReceivingPublished(diary: diary) }
      XCTAssertNotNil(screen.find("seen 0"))
      diary.number = 4
      screen.update()
      XCTAssertNotNil(screen.find("seen 4"))
      XCTAssertEqual(diary.take(), ["0", "4"])
      XCTAssertEqual(screen.messages, [])
    }
  }

  func testValuesFromAnotherThreadArriveOnTheMainOne() {
    let arrived = expectation(description: "arrived")
    let (screen, diary) = MainActor.assumeIsolated {
      let diary = Diary()
      let source = Source()
      let screen = Screen {
        Text("x").onReceive(source) { _ in
          diary.entries.append(Thread.isMainThread ? "main" : "other")
        }
      }
      nonisolated(unsafe) let sender = source
      Thread.detachNewThread {
        sender.send(1)
        DispatchQueue.main.async { arrived.fulfill() }
      }
      return (screen, diary)
    }
    wait(for: [arrived], timeout: 10)
    MainActor.assumeIsolated {
      XCTAssertEqual(diary.take(), ["main"])
      screen.unmount()
    }
  }
}

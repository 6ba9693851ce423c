import Combine
import XCTest

import SwiftUI
import SwiftUITesting

@MainActor
private final class Tally: ObservableObject {
  @Published var first = 0
  @Published var second = 0
  nonisolated(unsafe) static var made = 0

  init() { Self.made += 1 }
}

/// Counts evaluations.
@MainActor
private final class Meter {
  var count = 0

  func tick<Value>(_ value: Value) -> Value {
    count += 1
    return value
  }
}

final class StateTests: XCTestCase {
  private struct Observing: View {
    @ObservedObject var counter: Tally
    let meter: Meter
    var body: some View { meter.tick(Text("\(counter.first) \(counter.second)")) }
  }

  func testAnObjectThatChangesSeveralTimesIsOneEvaluationATurn() {
    MainActor.assumeIsolated {
      let (counter, meter) = (Tally(), Meter())
      let screen = Screen { Observing(counter: counter, meter: meter) }
      XCTAssertEqual(meter.count, 1)
      counter.first = 1
      counter.second = 2
      counter.first = 3
      XCTAssertEqual(meter.count, 1)
      screen.update()
      XCTAssertEqual(meter.count, 2)
      XCTAssertNotNil(screen.find("3 2"))
      screen.update()
      XCTAssertEqual(meter.count, 2)
    }
  }

  private struct Parent: View {
    @StateObject var counter = Tally()
    let meter: Meter
    var body: some View {
      VStack {
        Button("More") { counter.first += 1 }
        Observing(counter: counter, meter: meter)
      }
    }
  }

  func testAChildOfAnEvaluatedParentIsEvaluatedOnce() {
    MainActor.assumeIsolated {
      let meter = Meter()
      Tally.made = 0
      let screen = Screen { Parent(meter: meter) }
      screen.content(ButtonContent.self)?.press()
      screen.update()
      XCTAssertNotNil(screen.find("1 0"))
      XCTAssertEqual(meter.count, 2)
      XCTAssertEqual(Tally.made, 1)
      screen.unmount()
      XCTAssertEqual(screen.tree.nodeCount, 0)
      XCTAssertEqual(screen.tree.elementCount, 0)
    }
  }

  func testAnObjectIsFreedWithTheScreen() {
    MainActor.assumeIsolated {
      weak var freed: Tally?
      do {
        let counter = Tally()
        freed = counter
        let screen = Screen { Observing(counter: counter, meter: Meter()).environmentObject(counter) }
        counter.first = 1
        screen.update()
        screen.unmount()
      }
      XCTAssertNil(freed)
    }
  }

  private struct Stored: View {
    let hand: (Binding<Int>) -> Void
    @State var number = 0
    var body: some View {
      hand($number)
      return Text("number \(number)")
    }
  }

  func testStateAndObjectsMayChangeOnOtherThreads() {
    let done = expectation(description: "done")
    let (screen, meter) = MainActor.assumeIsolated {
      var binding: Binding<Int>?
      let (tally, meter) = (Tally(), Meter())
      let screen = Screen {
        VStack {
          Stored { binding = $0 }
          Observing(counter: tally, meter: meter)
        }
      }
      let state = binding
      nonisolated(unsafe) let publisher = tally.objectWillChange
      Thread.detachNewThread {
        state?.wrappedValue = 5
        publisher.send()
        DispatchQueue.main.async { done.fulfill() }
      }
      return (screen, meter)
    }
    wait(for: [done], timeout: 10)
    MainActor.assumeIsolated {
      screen.update()
      XCTAssertNotNil(screen.find("number 5"))
      XCTAssertEqual(meter.count, 2)
    }
  }

  private struct Nested: DynamicProperty {
    @State var number = 1
    @Environment(\.lineLimit) var limit
    var sum = 0
    mutating func update() { sum = number + (limit ?? 0) }
  }

  private struct Nesting: View {
    var nested = Nested()
    var body: some View {
      VStack {
        Text("sum \(nested.sum)")
        Button("More") { nested.number += 1 }
      }
    }
  }

  func testPropertiesInsidePropertiesAreBroughtUpToDateFirst() {
    MainActor.assumeIsolated {
      let screen = Screen { Nesting().lineLimit(10) }
      XCTAssertNotNil(screen.find("sum 11"))
      screen.content(ButtonContent.self)?.press()
      screen.update()
      XCTAssertNotNil(screen.find("sum 12"))
    }
  }

  private struct Naming: View {
    @Namespace var name
    @State var isOther = false
    let hand: (Namespace.ID) -> Void
    var body: some View {
      hand(name)
      return Button("Again") { isOther.toggle() }.disabled(isOther)
    }
  }

  func testANamespaceStaysAndIsUnlikeOthers() {
    MainActor.assumeIsolated {
      var (first, second): ([Namespace.ID], [Namespace.ID]) = ([], [])
      let screen = Screen {
        VStack {
          Naming { first.append($0) }
          Naming { second.append($0) }
        }
      }
      screen.content(ButtonContent.self)?.press()
      screen.update()
      XCTAssertEqual(first.count, 2)
      XCTAssertEqual(Set(first).count, 1)
      XCTAssertNotEqual(first.first, second.first)
    }
  }

  private struct Scaling: View {
    @ScaledMetric var side: CGFloat = 34
    var body: some View { Text("\(Int(side))") }
  }

  func testAMetricGrowsWithTheTextSize() {
    MainActor.assumeIsolated {
      let screen = Screen {
        VStack {
          Scaling()
          Scaling().environment(\.sizeCategory, .accessibilityLarge)
        }
      }
      XCTAssertNotNil(screen.find("34"))
      XCTAssertNotNil(screen.find("66"))
    }
  }

  func testBindingsOfACollectionReadAndSetItsElements() {
    nonisolated(unsafe) var names = ["a", "b", "c"]
    let binding = Binding(get: { names }, set: { names = $0 })
    for name in binding { name.wrappedValue += "!" }
    binding[1].wrappedValue = "z"
    XCTAssertEqual(names, ["a!", "z", "c!"])
    XCTAssertEqual(binding.reversed().map(\.wrappedValue), ["c!", "z", "a!"])
    XCTAssertEqual(binding.count, 3)
  }
}

import XCTest

import SwiftUI
import SwiftUITesting

/// What is evaluated after a change, and in which order.
final class UpdateTests: XCTestCase {
  @MainActor
  private final class Model: ObservableObject {
    @Published var value = 0
    @Published var isShown = true
    var log: [String] = []

    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private struct Parent: View {
    @ObservedObject var model: Model

    var body: some View {
      model.log.append("parent")
      return VStack {
        if model.isShown { Child(model: model) }
        Sibling(log: Log(model: model))
      }
    }
  }

  private struct Child: View {
    @ObservedObject var model: Model

    var body: some View {
      model.log.append("child \(model.isShown)")
      return Text("\(model.value)")
    }
  }

  private struct Log: Equatable {
    let model: Model
    static func == (_: Log, _: Log) -> Bool { true }
  }

  private struct Sibling: View {
    let log: Log
    @State private var count = 0

    var body: some View {
      log.model.log.append("sibling")
      return Button("count \(count)") { count += 1 }
    }
  }

  func testParentsAreEvaluatedFirstAndEachPlaceOnce() throws {
    try MainActor.assumeIsolated {
      let model = Model()
      let screen = Screen { Parent(model: model) }
      XCTAssertEqual(model.take(), ["parent", "child true", "sibling"])
      model.value += 1
      model.value += 1
      screen.update()
      XCTAssertEqual(model.take().filter { $0 != "sibling" }, ["parent", "child true"])
      // A view that its parent ends is not asked any more.
      model.isShown = false
      screen.update()
      XCTAssertEqual(model.take().filter { $0 != "sibling" }, ["parent"])
      try screen.tap(.text("count 0"))
      XCTAssertEqual(model.take(), ["sibling"])
      try screen.close()
    }
  }

  private struct Row: View {
    let number: Int
    @State private var isOn = false

    var body: some View {
      Button("\(number) \(isOn ? "on" : "off")") { isOn.toggle() }
    }
  }

  func testAChangeInARowEvaluatesTheRowAlone() throws {
    try MainActor.assumeIsolated {
      let screen = Screen { List(0..<1000) { Row(number: $0) } }
      let evaluations = screen.tree.evaluations
      XCTAssertLessThan(evaluations, 200)
      try screen.tap(.text("3 off"))
      XCTAssertNotNil(screen.find("3 on"))
      // The row, and the button in it, which is composed of a label.
      XCTAssertLessThanOrEqual(screen.tree.evaluations - evaluations, 3)
      try screen.close()
    }
  }

  private struct Direction: View {
    @Environment(\.layoutDirection) private var direction
    var body: some View { Text(direction == .rightToLeft ? "right" : "left") }
  }

  func testTheDirectionOfTheLanguageReachesEveryElementLive() throws {
    try MainActor.assumeIsolated {
      let screen = Screen {
        TabView {
          NavigationView {
            List(0..<3) { number in
              HStack {
                Text("\(number)"); Spacer(); Direction()
              }
            }
          }
          .tabItem { Text("one") }
          Direction().tabItem { Text("two") }
        }
      }
      try screen.changeEnvironment { $0.layoutDirection = .rightToLeft }
      XCTAssertEqual(screen.root?.isRightToLeft, true)
      XCTAssertFalse(screen.texts.contains("left"))
      let (number, word) = (screen.find("0")?.frame.minX, screen.find("right")?.frame.minX)
      XCTAssertGreaterThan(try XCTUnwrap(number), try XCTUnwrap(word))
      try screen.close()
    }
  }

  private struct Sheets: View {
    @State private var isShown = true
    @Environment(\.horizontalSizeClass) private var sizeClass
    @EnvironmentObject var model: Model

    var body: some View {
      Text(sizeClass == .regular ? "wide" : "narrow")
        .sheet(isPresented: $isShown) {
          NavigationView { Inside() }.environmentObject(model)
        }
    }
  }

  private struct Inside: View {
    @EnvironmentObject var model: Model
    @State private var count = 0
    var body: some View { Button("inside \(model.value) \(count)") { count += 1 } }
  }

  private struct Supplier: View {
    @State private var model = Model()
    let hand: (@escaping (Model) -> Void) -> Void
    var body: some View {
      hand { model = $0 }
      return Sheets().environmentObject(model)
    }
  }

  func testASheetStaysWhenTheWindowTurnsAndHearsOfAnotherObject() throws {
    try MainActor.assumeIsolated {
      var supply: (Model) -> Void = { _ in }
      let screen = Screen(size: CGSize(width: 390, height: 844)) { Supplier { supply = $0 } }
      try screen.tap(.text("inside 0 0"))
      try screen.resize(to: CGSize(width: 1200, height: 800))
      XCTAssertNotNil(screen.find("wide"))
      XCTAssertNotNil(screen.find("inside 0 1"))
      let model = Model()
      model.value = 7
      supply(model)
      screen.update()
      XCTAssertNotNil(screen.find("inside 7 1"))
      model.value = 8
      screen.update()
      XCTAssertNotNil(screen.find("inside 8 1"))
      try screen.resize(to: CGSize(width: 390, height: 844))
      XCTAssertNotNil(screen.find("inside 8 1"))
      try screen.close()
    }
  }
}

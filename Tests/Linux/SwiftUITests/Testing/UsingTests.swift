import SwiftUI
import SwiftUITesting
import XCTest

private struct Order: View {
  @State private var name = "Ann"
  @State private var log: [String] = []
  @State private var size = 41
  @State private var count = 1
  @State private var bags = 0
  @State private var share = 0.0
  @State private var isGift = false
  @State private var isOpen = false

  var body: some View {
    VStack {
      TextField("Name", text: $name, onEditingChanged: { log.append($0 ? "in" : "out") }) {
        log.append("done")
      }
      Picker("Size", selection: $size) {
        ForEach(40..<44) { Text("\($0)").tag($0) }
      }
      Stepper("Pairs", value: $count, in: 1...2)
      Slider(value: $share, in: 0...1).tagged("share")
      Toggle("Gift", isOn: $isGift)
      Stepper("Bags: \(bags)", value: $bags)
      Button("Pay") { isOpen = true }
      Text(
        "\(name) \(size) \(count) \(share) \(isGift ? "gift" : "own") \(log.joined(separator: " "))"
      ).tagged("state")
    }
    .sheet(isPresented: $isOpen) { Text("Thanks") }
  }
}

private struct Names: View {
  @State private var names = (0..<100).map { "Name \($0)" }
  var body: some View {
    NavigationView {
      List {
        ForEach(names, id: \.self) { name in NavigationLink(name, destination: Text("All of \(name)")) }
          .onDelete { names.remove(atOffsets: $0) }
      }
      .navigationTitle("Names")
    }
  }
}

final class UsingTests: XCTestCase {
  func testWhatAShapeOrPictureCoversIsOutOfReach() throws {
    try MainActor.assumeIsolated {
      let screen = Screen {
        ZStack {
          Button("Dimmed") {}
          Color.black.opacity(0.4)
          Button("In front") {}
        }
        Button("Pictured") {}.overlay(Image(decorative: "none").resizable())
        Button("Bordered") {}.padding().overlay(Circle().stroke(Color.red))
        Button("Clear") {}.overlay(Color.clear).overlay(Color.red.opacity(0))
        Button("Through") {}.overlay(Color.red.allowsHitTesting(false)).background(Color.red)
      }
      for name in ["Dimmed", "Pictured"] { XCTAssertThrowsError(try screen.tap(.label(name)), name) }
      for name in ["In front", "Bordered", "Clear", "Through"] { try screen.tap(.label(name)) }
    }
  }

  func testAFieldIsTypedIntoAndTellsOfItsFocus() throws {
    try MainActor.assumeIsolated {
      let screen = Screen { Order() }
      try screen.type("Bob", into: "Name")
      try screen.type("by", into: "Name", .appending, committing: true)
      try screen.tap("Gift")
      XCTAssertEqual(
        try screen.get(TextContent.self, "state").text.plain, "Bobby 41 1 0.000000 gift in done out")
    }
  }

  func testControlsAreUsedByTheirLabels() throws {
    try MainActor.assumeIsolated {
      let screen = Screen { Order() }
      try screen.select("43", in: "Size")
      try screen.step("Pairs")
      try screen.set("share", to: 0.5)
      XCTAssertEqual(try screen.get(TextContent.self, "state").text.plain, "Ann 43 2 0.500000 own ")
      XCTAssertThrowsError(try screen.step("Pairs")) {
        XCTAssertTrue("\($0)".hasPrefix("\"Pairs\" is at the end of its scale."), "\($0)")
      }
      XCTAssertThrowsError(try screen.select("50", in: "Size")) {
        XCTAssertTrue("\($0)".hasPrefix("\"Size\" has no option \"50\""), "\($0)")
      }
    }
  }

  func testAStepperKeepsBeingSteppedWhenItsLabelChanges() throws {
    try MainActor.assumeIsolated {
      let screen = Screen { Order() }
      try screen.step("Bags: 0", by: 3)
      try screen.step("Bags: 3", by: -2)
      XCTAssertTrue(screen.has("Bags: 1"))
    }
  }

  func testAGestureIsPerformedOnWhatListensForIt() throws {
    try MainActor.assumeIsolated {
      let screen = Screen { Pads() }
      try screen.tap("Pad")
      XCTAssertTrue(screen.has("tap"))
      try screen.pressLong("Pad")
      XCTAssertTrue(screen.has("long"))
      try screen.drag("Pad", byX: 30, y: 4)
      XCTAssertTrue(screen.has("drag 30 4"))
      try screen.drag("Pad", byX: 5)
      XCTAssertTrue(screen.has("drag 30 4"), "that was too short")
      try screen.pressLong("Inside")
      try screen.tap("Inside")
      XCTAssertTrue(screen.has("outside"))
    }
  }

  func testWhatASheetCoversCannotBeTapped() throws {
    try MainActor.assumeIsolated {
      let screen = Screen { Order() }
      try screen.tap("Pay")
      XCTAssertTrue(screen.has("Thanks"))
      XCTAssertThrowsError(try screen.tap("Gift")) {
        XCTAssertTrue("\($0)".hasPrefix("\"Gift\" is covered by: Presentation sheet"), "\($0)")
      }
      try screen.press(.escape)
      XCTAssertFalse(screen.has("Thanks"))
      try screen.tap("Gift")
      try screen.tap("Pay")
      try screen.dismiss()
      XCTAssertThrowsError(try screen.dismiss())
    }
  }

  func testPagesAreOpenedAndLeft() throws {
    try MainActor.assumeIsolated {
      let screen = Screen { Names() }
      try screen.tap("Name 1")
      XCTAssertTrue(screen.has("All of Name 1"))
      XCTAssertFalse(screen.has("Name 2"))
      try screen.goBack()
      XCTAssertTrue(screen.has("Name 2"))
      try screen.tap("Name 2")
      try screen.press(.back)
      XCTAssertThrowsError(try screen.goBack())
      XCTAssertThrowsError(try screen.press(.back))
    }
  }

  func testRowsAreScrolledToAndRemoved() throws {
    try MainActor.assumeIsolated {
      let screen = Screen { Names() }
      XCTAssertFalse(screen.has("Name 80"))
      try screen.scroll(to: "Name 80")
      try screen.delete("Name 80")
      XCTAssertFalse(screen.has("Name 80"))
      try screen.scrollToEnd()
      XCTAssertTrue(screen.has("Name 99"))
      try screen.scroll(y: -10_000)
      XCTAssertTrue(screen.has("Name 0"))
      XCTAssertThrowsError(try screen.scroll(to: "Name 100"))
      try screen.close()
    }
  }

  func testSurroundingsChange() throws {
    try MainActor.assumeIsolated {
      let screen = Screen(size: CGSize(width: 390, height: 844)) { Surroundings() }
      XCTAssertEqual(screen.text, "compact light en ltr")
      try screen.resize(to: CGSize(width: 900, height: 800), steps: 3)
      try screen.setColorScheme(.dark)
      try screen.changeEnvironment {
        $0.locale = Locale(identifier: "nl")
        $0.layoutDirection = .rightToLeft
      }
      XCTAssertEqual(screen.text, "regular dark nl rtl")
    }
  }
}

private struct Pads: View {
  @State private var last = "nothing"

  var body: some View {
    Text(last)
    Text("Pad")
      .onTapGesture { last = "tap" }
      .onLongPressGesture { last = "long" }
      .gesture(
        DragGesture(minimumDistance: 10)
          .onChanged { last = "drag \(Int($0.translation.width)) \(Int($0.translation.height))" })
    Button(action: { last = "outside" }) { Text("Inside").onLongPressGesture {} }
  }
}

private struct Surroundings: View {
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.colorScheme) private var scheme
  @Environment(\.locale) private var locale
  @Environment(\.layoutDirection) private var direction
  var body: some View {
    Text(
      verbatim: [
        width == .regular ? "regular" : "compact", scheme == .dark ? "dark" : "light",
        String(locale.identifier.prefix(2)), direction == .rightToLeft ? "rtl" : "ltr",
      ].joined(separator: " "))
  }
}

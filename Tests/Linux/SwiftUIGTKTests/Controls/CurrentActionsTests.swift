import SwiftUI
import SwiftUITesting
import XCTest

@testable import SwiftUIGTK

/// What looks the same may do something else than before.
final class CurrentActionsTests: XCTestCase {
  func testWhatIsUsedDoesWhatItsViewSaysNow() throws {
    try MainActor.assumeIsolated {
      let notes = Notes()
      let screen: Screen
      do {
        screen = try Screen.inWindow(size: CGSize(width: 320, height: 420)) { Controls(notes: notes) }
      } catch let missing as DisplayMissing where !missing.isFailure {
        throw XCTSkip(missing.description)
      }
      defer { screen.unmount() }
      notes.number = 2
      try screen.settle()
      try screen.tap(.label("Press"))
      try screen.tap(.kind(SwitchContent.self))
      try screen.step(.kind(StepperContent.self))
      try screen.select("Blue", in: .kind(PickerContent.self))
      try screen.tap(.label("Row"))
      try screen.select("Item", in: .kind(MenuContent.self))
      XCTAssertEqual(
        notes.heard, ["press 2", "switch 2", "step 2", "pick 2", "row 2", "item 2"], "and never 1")
    }
  }
}

@MainActor
private final class Notes: ObservableObject {
  @Published var number = 1
  var heard: [String] = []
}

private struct Controls: View {
  @ObservedObject var notes: Notes

  var body: some View { Numbered(number: notes.number, notes: notes) }
}

/// Nothing of what is seen tells the number.
private struct Numbered: View {
  let number: Int
  let notes: Notes

  var body: some View {
    VStack {
      Button("Press") { hear("press") }
      Toggle("Switch", isOn: binding("switch", false))
      Stepper("Step", value: binding("step", 0))
      Picker("Colour", selection: binding("pick", 0)) {
        Text("Red").tag(0)
        Text("Blue").tag(1)
      }
      .pickerStyle(SegmentedPickerStyle())
      Menu("Menu") { Button("Item") { hear("item") } }
      List { Button("Row") { hear("row") } }
    }
  }

  private func hear(_ what: String) { notes.heard.append("\(what) \(number)") }

  private func binding<Value>(_ what: String, _ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in hear(what) })
  }
}

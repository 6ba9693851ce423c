import XCTest

import SwiftUI
import SwiftUITesting

final class ValueControlTests: XCTestCase {
  func testAToggleIsCalledByItsLabelAndWritesItsBinding() {
    MainActor.assumeIsolated {
      let box = Shared(false)
      let screen = Screen { Toggle("Wi-Fi", isOn: box.binding) }
      XCTAssertEqual(screen.control(SwitchContent.self, "Wi-Fi")?.isOn, false)
      screen.control(SwitchContent.self, "Wi-Fi")?.changed(true)
      XCTAssertTrue(box.value)
    }
  }

  func testTheNameOfAToggleFollowsItsLabel() {
    MainActor.assumeIsolated {
      let screen = Screen { Naming() }
      screen.control(SwitchContent.self, "off")?.changed(true)
      screen.update()
      XCTAssertNotNil(screen.control(SwitchContent.self, "onn"))
    }
  }

  func testAHiddenLabelIsStillTheName() {
    MainActor.assumeIsolated {
      let screen = Screen { Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden() }
      XCTAssertNil(screen.find(TextContent.self))
      XCTAssertEqual(screen.control(SwitchContent.self, "Wi-Fi")?.isOn, true)
    }
  }

  func testASwitchIsAtTheEndOfTheRow() {
    MainActor.assumeIsolated {
      let screen = Screen(size: CGSize(width: 200, height: 100)) { Toggle("Wi-Fi", isOn: .constant(true)) }
      XCTAssertEqual(screen.find(SwitchContent.self)?.frame.maxX, 200)
    }
  }

  func testAStyleOfTheAppTurnsAToggle() {
    MainActor.assumeIsolated {
      let box = Shared(false)
      let screen = Screen { Toggle("Shared", isOn: box.binding).toggleStyle(CheckBox()) }
      screen.press("Shared")
      XCTAssertTrue(box.value)
    }
  }

  func testAStepperStopsAtItsBounds() {
    MainActor.assumeIsolated {
      let box = Shared(9)
      let screen = Screen {
        Sharing(box: box) { Stepper("Guests", value: box.binding, in: 1...10, step: 4) }
      }
      screen.control(StepperContent.self, "Guests")?.increment()
      screen.update()
      XCTAssertEqual(box.value, 10)
      XCTAssertEqual(screen.content(StepperContent.self)?.canIncrement, false)
      screen.content(StepperContent.self)?.increment()
      XCTAssertEqual(box.value, 10)
      for _ in 0..<5 { screen.content(StepperContent.self)?.decrement() }
      XCTAssertEqual(box.value, 1)
    }
  }

  func testAStepperBringsAValueFromOutsideIntoItsBounds() {
    MainActor.assumeIsolated {
      let box = Shared(Double.nan)
      let screen = Screen { Stepper("Guests", value: box.binding, in: 1...10) }
      screen.content(StepperContent.self)?.increment()
      XCTAssertEqual(box.value, 1)
    }
  }

  func testAStepperWithoutAnActionCannotGoThatWay() {
    MainActor.assumeIsolated {
      var edits: [Bool] = []
      let screen = Screen {
        Stepper("Page", onIncrement: {}, onDecrement: nil, onEditingChanged: { edits.append($0) })
      }
      XCTAssertEqual(screen.content(StepperContent.self)?.canDecrement, false)
      screen.content(StepperContent.self)?.increment()
      XCTAssertEqual(edits, [true, false])
    }
  }

  func testASliderShowsNothingOutsideItsRange() {
    MainActor.assumeIsolated {
      for (value, shown) in [(5.0, 1.0), (-1, 0), (.nan, 0), (.infinity, 1)] {
        let screen = Screen { Slider(value: .constant(value)) }
        XCTAssertEqual(screen.content(SliderContent.self)?.number, shown, "\(value)")
      }
      let screen = Screen { Slider(value: .constant(3.0), in: 2...2) }
      XCTAssertEqual(screen.content(SliderContent.self)?.number, 2)
    }
  }

  func testASliderGoesInSteps() {
    MainActor.assumeIsolated {
      let box = Shared(Float(0))
      let screen = Screen {
        Slider(value: box.binding, in: 0...10, step: 2.5) { Text("Volume") }
      }
      screen.control(SliderContent.self, "Volume")?.changed(6)
      XCTAssertEqual(box.value, 5)
      screen.content(SliderContent.self)?.changed(99)
      XCTAssertEqual(box.value, 10)
    }
  }

  func testProgressIsABarWhereItIsKnownAndASpinnerElse() {
    MainActor.assumeIsolated {
      let screen = Screen {
        ProgressView("Loading", value: 3.0, total: 4)
        ProgressView()
      }
      XCTAssertEqual(screen.control(ProgressContent.self, "Loading")?.value, "75%")
      XCTAssertEqual(screen.control(ProgressContent.self, "Loading")?.look, .linear)
      XCTAssertEqual(
        screen.elements.compactMap { ($0.content as? ProgressContent)?.look }, [.linear, .circular])
    }
  }

  func testProgressBeyondItsTotalIsComplete() {
    MainActor.assumeIsolated {
      for (value, total, shown) in [(9.0, 4.0, 1.0), (-1, 4, 0), (.nan, 4, 0), (1, 0, 1)] {
        let screen = Screen { ProgressView(value: value, total: total) }
        XCTAssertEqual(screen.content(ProgressContent.self)?.fraction, shown, "\(value) of \(total)")
      }
    }
  }
}

private struct Naming: View {
  @State private var isOn = false
  var body: some View { Toggle(isOn ? "onn" : "off", isOn: $isOn) }
}

private struct CheckBox: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
  }
}

/// Evaluates a view anew when a value changes.
struct Sharing<Value, Content: View>: View {
  @ObservedObject var box: Shared<Value>
  @ViewBuilder let content: () -> Content
  var body: some View { content() }
}

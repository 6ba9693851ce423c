import XCTest

import SwiftUI
import SwiftUITesting

final class PickerTests: XCTestCase {
  func testAChoiceIsWrittenAndShown() {
    MainActor.assumeIsolated {
      let box = Shared("m")
      let screen = Screen { Size(box: box) }
      XCTAssertEqual(screen.control(PickerContent.self, "Size")?.value, "Medium")
      screen.control(PickerContent.self, "Size")?.select("Large")
      screen.update()
      XCTAssertEqual(box.value, "l")
      XCTAssertEqual(screen.control(PickerContent.self, "Size")?.value, "Large")
    }
  }

  func testAValueWithoutAnOptionSelectsNone() {
    MainActor.assumeIsolated {
      let screen = Screen { Size(box: Shared("xxl")) }
      XCTAssertNotNil(screen.content(PickerContent.self))
      XCTAssertNil(screen.content(PickerContent.self)?.selected)
    }
  }

  func testOptionsWithoutTagsAreKnownByTheirIdentity() {
    MainActor.assumeIsolated {
      let box = Shared("Albany")
      let screen = Screen {
        Sharing(box: box) {
          Picker("City", selection: box.binding) {
            ForEach(["New York", "Albany", "Montréal"], id: \.self) { Text($0) }
          }
        }
      }
      XCTAssertEqual(screen.content(PickerContent.self)?.value, "Albany")
      screen.content(PickerContent.self)?.select("Montréal")
      screen.update()
      XCTAssertEqual(box.value, "Montréal")
      XCTAssertEqual(screen.content(PickerContent.self)?.value, "Montréal")
    }
  }

  func testAnOptionalChoiceTakesTagsWithAndWithoutAValue() {
    MainActor.assumeIsolated {
      let box = Shared<Int?>(nil)
      let screen = Screen {
        Picker("Floor", selection: box.binding) {
          Text("Any").tag(nil as Int?)
          Text("First").tag(1 as Int?)
          Text("Second").tag(2)
        }
      }
      XCTAssertEqual(screen.content(PickerContent.self)?.value, "Any")
      screen.content(PickerContent.self)?.select("Second")
      XCTAssertEqual(box.value, 2)
      screen.content(PickerContent.self)?.select("First")
      XCTAssertEqual(box.value, 1)
      screen.content(PickerContent.self)?.select("Any")
      XCTAssertEqual(box.value, nil)
    }
  }

  func testASegmentedPickerHasItsLabelForAssistiveTechnologyOnly() {
    MainActor.assumeIsolated {
      let screen = Screen { Size(box: Shared("s")).pickerStyle(SegmentedPickerStyle()) }
      XCTAssertEqual(screen.control(PickerContent.self, "Size")?.look, .segmented)
      XCTAssertNil(screen.find(TextContent.self))
    }
  }

  func testAnInlinePickerIsARowOfButtons() {
    MainActor.assumeIsolated {
      let box = Shared("s")
      let screen = Screen { Size(box: box).pickerStyle(.inline) }
      XCTAssertEqual(screen.control(ButtonContent.self, "Small")?.isChecked, true)
      screen.press("Large")
      XCTAssertEqual(box.value, "l")
    }
  }

  func testOptionsComeAndGoWithTheirViews() {
    MainActor.assumeIsolated {
      let screen = Screen { Growing() }
      XCTAssertEqual(screen.content(PickerContent.self)?.options.map(\.title), ["1"])
      screen.press("Grow")
      XCTAssertEqual(screen.content(PickerContent.self)?.options.map(\.title), ["1", "2"])
    }
  }

  func testADateStaysInItsRange() {
    MainActor.assumeIsolated {
      let box = Shared(Date(timeIntervalSince1970: 90_000))
      let day = Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 86_400)
      let screen = Screen {
        DatePicker("Day", selection: box.binding, in: day, displayedComponents: .date)
          .environment(\.locale, Locale(identifier: "en_GB"))
          .environment(\.timeZone, TimeZone(secondsFromGMT: 0) ?? .current)
      }
      let date = screen.control(DateContent.self, "Day")
      XCTAssertEqual(date?.date, day.upperBound)
      XCTAssertEqual(date?.title, "2 Jan 1970")
      date?.changed(Date(timeIntervalSince1970: -5))
      XCTAssertEqual(box.value, day.lowerBound)
    }
  }

  func testADateIsReadInTheZoneOfTheEnvironment() {
    MainActor.assumeIsolated {
      let screen = Screen {
        DatePicker(
          "Time", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .hourAndMinute
        )
        .environment(\.locale, Locale(identifier: "de_DE"))
        .environment(\.timeZone, TimeZone(secondsFromGMT: 7200) ?? .current)
      }
      XCTAssertEqual(screen.content(DateContent.self)?.title, "02:00")
    }
  }
}

private struct Size: View {
  @ObservedObject var box: Shared<String>
  var body: some View {
    Picker("Size", selection: box.binding) {
      Text("Small").tag("s")
      Text("Medium").tag("m")
      Text("Large").tag("l")
    }
  }
}

private struct Growing: View {
  @State private var count = 1
  var body: some View {
    Button("Grow") { count += 1 }
    Picker("Number", selection: .constant(1)) {
      ForEach(1..<count + 1, id: \.self) { Text("\($0)").tag($0) }
    }
  }
}

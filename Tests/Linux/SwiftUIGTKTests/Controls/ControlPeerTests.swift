import CGTK
import Foundation
import SwiftUI
import XCTest

@testable import SwiftUIGTK

final class ControlPeerTests: ToolkitTestCase {
  func testTheTextInPickersFollowsTheSizeOfTextUpToALimit() {
    MainActor.assumeIsolated {
      @MainActor func widths(_ category: ContentSizeCategory) -> [CGFloat] {
        let window = ControlWindow {
          VStack {
            Picker("City", selection: .constant(0)) { Text("Albany").tag(0) }.pickerStyle(MenuPickerStyle())
            DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0)))
          }
          .labelsHidden()
          .environment(\.sizeCategory, category)
        }
        defer { window.close() }
        return [
          window.peer(DropDownPeer.self)?.element.frame.width,
          window.peer(DatePeer.self)?.element.frame.width,
        ].map { $0 ?? 0 }
      }
      let usual = widths(.large)
      let larger = widths(.extraExtraExtraLarge)
      for (larger, usual) in zip(larger, usual) { XCTAssertGreaterThan(larger, usual) }
      XCTAssertEqual(widths(.accessibilityExtraExtraExtraLarge), larger)
    }
  }

  func testAButtonIsPressedByAssistiveTechnologyUnlessItIsDisabled() throws {
    try MainActor.assumeIsolated {
      let model = Model()
      let window = ControlWindow { Controls(model: model) }
      defer { window.close() }
      let button = try XCTUnwrap(window.peer(ButtonPeer.self, "Count 0"))
      XCTAssertTrue(button.has(GTK_ACCESSIBLE_PROPERTY_LABEL))
      window.activate(button.widget)
      XCTAssertNotNil(window.peer(ButtonPeer.self, "Count 1"))
      XCTAssertEqual(gtk_widget_get_height(button.widget), 34)
      let disabled = try XCTUnwrap(window.peer(ButtonPeer.self, "Disabled"))
      XCTAssertEqual(gtk_widget_get_sensitive(disabled.widget), 0)
    }
  }

  func testASwitchTurnsTheBindingAndFollowsIt() throws {
    try MainActor.assumeIsolated {
      let model = Model()
      let window = ControlWindow { Controls(model: model) }
      defer { window.close() }
      let toggle = try XCTUnwrap(window.peer(SwitchPeer.self, "Wi-Fi"))
      XCTAssertTrue(toggle.has(GTK_ACCESSIBLE_PROPERTY_LABEL))
      gtk_switch_set_active(toggle.widget.opaque, 1)
      window.runFrame()
      XCTAssertTrue(model.isOn)
      model.isOn = false
      window.runFrame()
      XCTAssertEqual(gtk_switch_get_active(toggle.widget.opaque), 0)
    }
  }

  func testASliderGoesInStepsAndFollowsItsBinding() throws {
    try MainActor.assumeIsolated {
      let model = Model()
      let window = ControlWindow { Controls(model: model) }
      defer { window.close() }
      let slider = try XCTUnwrap(window.peer(SliderPeer.self, "Volume"))
      let range: UnsafeMutablePointer<GtkRange> = slider.widget.cast()
      gtk_range_set_value(range, 6.2)
      window.runFrame()
      XCTAssertEqual(model.volume, 6)
      XCTAssertEqual(gtk_range_get_value(range), 6)
      emit(slider.reference, "move-slider", GTK_SCROLL_STEP_FORWARD)
      window.runFrame()
      XCTAssertEqual(model.volume, 8)
      model.volume = 2
      window.runFrame()
      XCTAssertEqual(gtk_range_get_value(range), 2)
    }
  }

  func testAStepperStopsAtItsEnd() throws {
    try MainActor.assumeIsolated {
      let model = Model()
      let window = ControlWindow { Controls(model: model) }
      defer { window.close() }
      let stepper = try XCTUnwrap(window.peer(StepperPeer.self, "Guests"))
      emit(GObjectReference(UnsafeMutableRawPointer(stepper.plus)), "clicked")
      window.runFrame()
      XCTAssertEqual(model.guests, 2)
      XCTAssertEqual(gtk_widget_get_sensitive(stepper.plus), 0)
      XCTAssertEqual(gtk_widget_get_sensitive(stepper.minus), 1)
    }
  }

  func testAMenuPickerSelects() throws {
    try MainActor.assumeIsolated {
      let model = Model()
      let window = ControlWindow { Controls(model: model) }
      defer { window.close() }
      let picker = try XCTUnwrap(window.peer(DropDownPeer.self, "Size"))
      XCTAssertEqual(gtk_drop_down_get_selected(picker.widget.opaque), 0)
      gtk_drop_down_set_selected(picker.widget.opaque, 2)
      window.runFrame()
      XCTAssertEqual(model.size, "l")
      model.size = "m"
      window.runFrame()
      XCTAssertEqual(gtk_drop_down_get_selected(picker.widget.opaque), 1)
    }
  }

  func testASegmentedPickerHasOnePressedButton() throws {
    try MainActor.assumeIsolated {
      let model = Model()
      let window = ControlWindow { Controls(model: model) }
      defer { window.close() }
      let picker = try XCTUnwrap(window.peer(SegmentedPeer.self, "Segments"))
      @MainActor func pressed() -> [Bool] {
        picker.buttons.map { gtk_toggle_button_get_active($0.widget.cast(to: GtkToggleButton.self)) != 0 }
      }
      XCTAssertEqual(pressed(), [true, false, false])
      emit(GObjectReference(UnsafeMutableRawPointer(picker.buttons[1].widget)), "clicked")
      window.runFrame()
      XCTAssertEqual(model.size, "m")
      XCTAssertEqual(pressed(), [false, true, false])
      emit(GObjectReference(UnsafeMutableRawPointer(picker.buttons[1].widget)), "clicked")
      window.runFrame()
      XCTAssertEqual(pressed(), [false, true, false])
    }
  }

  func testAMenuOpensAndItsEntriesArePressed() throws {
    try MainActor.assumeIsolated {
      let model = Model()
      let window = ControlWindow { Controls(model: model) }
      defer { window.close() }
      let menu = try XCTUnwrap(window.peer(MenuPeer.self, "Sort"))
      XCTAssertTrue(menu.has(GTK_ACCESSIBLE_STATE_EXPANDED))
      window.activate(menu.widget)
      let popover = try XCTUnwrap(popover(of: menu.widget))
      XCTAssertNotEqual(gtk_widget_get_mapped(popover), 0)
      gtk_widget_activate_action_variant(menu.widget, "highstreet.entry1", nil)
      window.runFrame()
      XCTAssertEqual(model.pressed, ["Price"])
    }
  }

  func testAContextMenuOpensByTheMenuKey() throws {
    try MainActor.assumeIsolated {
      let model = Model()
      let window = ControlWindow { Controls(model: model) }
      defer { window.close() }
      let menu = try XCTUnwrap(window.peer(ContextMenuPeer.self))
      menu.open(at: .zero)
      window.runFrame()
      XCTAssertNotNil(popover(of: menu.widget))
      gtk_widget_activate_action_variant(menu.widget, "highstreet.entry0", nil)
      XCTAssertEqual(model.pressed, ["Share"])
    }
  }

  func testABarBecomesASpinnerWhereNothingIsKnownAnyMore() throws {
    try MainActor.assumeIsolated {
      let model = Model()
      let window = ControlWindow { Loading(model: model) }
      defer { window.close() }
      let bar = try XCTUnwrap(window.peer(ProgressPeer.self, "Loading"))
      XCTAssertEqual(gtk_progress_bar_get_fraction(bar.widget.opaque), 0.4)
      XCTAssertTrue(bar.has(GTK_ACCESSIBLE_ROLE_PROGRESS_BAR))
      model.isOn = true
      window.runFrame()
      let spinner = try XCTUnwrap(window.peer(ProgressPeer.self, "Loading"))
      XCTAssertNotEqual(gtk_spinner_get_spinning(spinner.widget.opaque), 0)
    }
  }

  func testADateIsChosenWithinItsRange() throws {
    try MainActor.assumeIsolated {
      let model = Model()
      let window = ControlWindow { Dates(model: model) }
      defer { window.close() }
      let picker = try XCTUnwrap(window.peer(DatePeer.self, "Day"))
      choose(2, in: picker)
      window.runFrame()
      XCTAssertEqual(model.date, Date(timeIntervalSince1970: 86_400 + 3600))
      choose(25, in: picker)
      window.runFrame()
      XCTAssertEqual(model.date, Date(timeIntervalSince1970: 10 * 86_400))
      XCTAssertEqual(shownDay(of: picker), 11)
    }
  }
}

@MainActor
private func choose(_ day: Int32, in picker: DatePeer) {
  let time = g_date_time_new_utc(1970, 1, day, 12, 0, 0)
  gtk_calendar_select_day(picker.form.calendar.opaque, time)
  g_date_time_unref(time)
}

@MainActor
private func shownDay(of picker: DatePeer) -> Int32 {
  guard let day = gtk_calendar_get_date(picker.form.calendar.opaque) else { return 0 }
  defer { g_date_time_unref(day) }
  return g_date_time_get_day_of_month(day)
}

@MainActor
private final class Model: ObservableObject {
  @Published var count = 0
  @Published var isOn = false
  @Published var volume = 4.0
  @Published var guests = 1
  @Published var size = "s"
  @Published var date = Date(timeIntervalSince1970: 3600)
  var pressed: [String] = []
}

private struct Controls: View {
  @ObservedObject var model: Model
  var body: some View {
    VStack {
      Button("Count \(model.count)") { model.count += 1 }
      Button("Disabled") {}.disabled(true)
      Toggle("Wi-Fi", isOn: $model.isOn)
      Slider(value: $model.volume, in: 0...10, step: 2) { Text("Volume") }
      Stepper("Guests", value: $model.guests, in: 0...2)
      picker("Size")
      picker("Segments").pickerStyle(SegmentedPickerStyle())
      Menu("Sort") {
        Button("Newest") { model.pressed.append("Newest") }
        Button("Price") { model.pressed.append("Price") }
      }
      Text("Chair").contextMenu { Button("Share") { model.pressed.append("Share") } }
    }
  }

  private func picker(_ title: String) -> some View {
    Picker(title, selection: $model.size) {
      Text("Small").tag("s")
      Text("Medium").tag("m")
      Text("Large").tag("l")
    }
  }
}

private struct Dates: View {
  @ObservedObject var model: Model
  var body: some View {
    DatePicker(
      "Day", selection: $model.date,
      in: Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 10 * 86_400),
      displayedComponents: .date
    )
    .environment(\.timeZone, TimeZone(secondsFromGMT: 0) ?? .current)
  }
}

private struct Loading: View {
  @ObservedObject var model: Model
  var body: some View {
    ProgressView("Loading", value: model.isOn ? nil : model.volume, total: 10)
  }
}

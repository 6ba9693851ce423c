import CGTK
import SwiftUI
import XCTest

@testable import SwiftUIGTK

/// A page with all controls.
struct ControlPage: View {
  @State private var name = "Ada"
  @State private var isOn = true
  @State private var size = 1
  @State private var volume = 0.6
  @State private var guests = 2
  @State private var date = Date(timeIntervalSince1970: 1_700_000_000)
  @State private var note = "Ring twice.\nThe bell is weak."
  @State private var isOpen = true

  var body: some View {
    HStack(alignment: .top, spacing: 24) {
      VStack(alignment: .leading, spacing: 10) { buttons }
      VStack(alignment: .leading, spacing: 10) { rest }
    }
    .padding()
  }

  @ViewBuilder private var buttons: some View {
    HStack {
      Button("Regular") {}
      Button("Add", systemImage: "plus") {}
      Button("Buy") {}.environment(\.buttonEmphasis, .suggested)
      Button("Delete") {}.environment(\.buttonEmphasis, .destructive)
    }
    HStack {
      Button("Borderless") {}.buttonStyle(.borderless)
      Button("Plain") {}.buttonStyle(.plain)
      Button("In a row") {}.controlPlace(.row)
      Button("Disabled") {}.disabled(true)
    }
    HStack {
      Link("Terms", destination: URL(fileURLWithPath: "/"))
      Spacer()
      Menu("Sort") {
        picker
        Toggle("Reverse", isOn: $isOn)
        Button("Off") {}.disabled(true)
        Menu("More") { Button("Delete all_items") {}.environment(\.buttonEmphasis, .destructive) }
      }
      Label("Basket", systemImage: "cart")
    }
    TextField("Name", text: $name)
    HStack {
      TextField("Mail", text: .constant(""))
      TextField("Plain", text: .constant("plain")).textFieldStyle(.plain)
    }
    SecureField("Password", text: .constant("secret"))
    Toggle("Wi-Fi", isOn: $isOn)
    Toggle("Green", isOn: $isOn).toggleStyle(SwitchToggleStyle(tint: .green))
    Stepper("Guests: \(guests)", value: $guests, in: 0...9)
    Slider(value: $volume) {
      Text("Volume")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("1")
    }
    picker
    picker.pickerStyle(SegmentedPickerStyle())
    picker.pickerStyle(InlinePickerStyle())
  }

  private var picker: some View {
    Picker("Size", selection: $size) {
      ForEach(0..<3) { Text(["Small", "Medium", "Large"][$0]).tag($0) }
    }
  }

  @ViewBuilder private var rest: some View {
    DatePicker("Delivery", selection: $date)
    ProgressView("Loading", value: volume)
    HStack {
      ProgressView()
      Button("Custom") {}.buttonStyle(Pill())
    }
    DisclosureGroup("Details", isExpanded: $isOpen) { Text("Oak") }
    GroupBox(label: Text("Total")) { Text("12.00") }
    TextEditor(text: $note)
  }
}

private struct Pill: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(8).foregroundColor(configuration.isPressed ? .red : .purple)
  }
}

final class ControlPageTests: ToolkitTestCase {
  func testAPageWithAllControlsIsShownInLightAndDark() throws {
    try MainActor.assumeIsolated {
      defer { SystemTheme.colorScheme = .system }
      for (scheme, name) in [(ColorSchemeChoice.light, "light"), (.dark, "dark")] {
        SystemTheme.colorScheme = scheme
        let page = ControlWindow(size: CGSize(width: 800, height: 640)) { ControlPage() }
        for _ in 0..<30 { page.runFrame() }
        let capture = try XCTUnwrap(Capture(of: page.window.widget))
        XCTAssertGreaterThan(capture.width, 0)
        if let folder = ProcessInfo.processInfo.environment["HIGHSTREET_PICTURES"] {
          try capture.png.write(to: URL(fileURLWithPath: "\(folder)/controls-\(name).png"))
          let date = try XCTUnwrap(page.peer(DatePeer.self))
          gtk_menu_button_popup(date.widget.opaque)
          let menu = try XCTUnwrap(page.peer(MenuPeer.self))
          for _ in 0..<10 { page.runFrame() }
          try Capture(of: gtk_widget_get_ancestor(date.form.box, gtk_popover_get_type()))?.png
            .write(to: URL(fileURLWithPath: "\(folder)/date-\(name).png"))
          gtk_menu_button_popdown(date.widget.opaque)
          page.activate(menu.widget)
          for _ in 0..<10 { page.runFrame() }
          if let popover = gtk_widget_get_first_child(menu.widget).flatMap({ gtk_widget_get_next_sibling($0) }
          ) {
            try Capture(of: popover)?.png.write(to: URL(fileURLWithPath: "\(folder)/menu-\(name).png"))
          }
        }
        page.close()
      }
    }
  }
}

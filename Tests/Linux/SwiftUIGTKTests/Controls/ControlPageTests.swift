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
    VStack(alignment: .leading, spacing: 10) {
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
        Menu("Sort") { Button("Newest") {} }
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
      Slider(value: $volume) { Text("Volume") } minimumValueLabel: { Text("0") } maximumValueLabel: { Text("1") }
      picker
      picker.pickerStyle(SegmentedPickerStyle())
      picker.pickerStyle(InlinePickerStyle())
      rest
    }
    .padding()
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
        let page = ControlWindow(size: CGSize(width: 400, height: 860)) { ControlPage() }
        for _ in 0..<30 { page.runFrame() }
        let capture = try XCTUnwrap(Capture(of: page.window.host.root.canvas.widget))
        XCTAssertEqual(capture.width, 400)
        if let folder = ProcessInfo.processInfo.environment["HIGHSTREET_PICTURES"] {
          try capture.png.write(to: URL(fileURLWithPath: "\(folder)/controls-\(name).png"))
        }
        page.close()
      }
    }
  }
}

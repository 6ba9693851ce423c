import CGTK
import SwiftUI
import XCTest

@testable import SwiftUIGTK

final class ControlPageTests: ToolkitTestCase {
  func testAllControlsHaveRoomInLightAndInDark() throws {
    try MainActor.assumeIsolated {
      defer { SystemTheme.colorScheme = .system }
      for (scheme, name) in [(ColorSchemeChoice.light, "light"), (.dark, "dark")] {
        SystemTheme.colorScheme = scheme
        try checkPage("buttons-\(name)", isDark: scheme == .dark) { ButtonPage() }
        try checkPage("values-\(name)", isDark: scheme == .dark) { ValuePage() }
      }
    }
  }

  func testNothingOutlivesAWindowOfControls() {
    MainActor.assumeIsolated {
      @MainActor func show() {
        let window = ControlWindow(size: CGSize(width: 400, height: 600)) {
          ButtonPage()
          ValuePage()
        }
        if let menu = window.peer(MenuPeer.self) { window.activate(menu.widget) }
        window.close()
      }
      // The first window makes what lasts as long as the process.
      show()
      let (handlers, canvases) = (SignalHandler.liveCount, CanvasDelegate.liveCount)
      show()
      XCTAssertEqual(SignalHandler.liveCount, handlers)
      XCTAssertEqual(CanvasDelegate.liveCount, canvases)
    }
  }
}

/// Every control must be seen whole; with `HIGHSTREET_PICTURES` the page is also left there as a picture.
@MainActor
private func checkPage(
  _ name: String, isDark: Bool, @ViewBuilder _ content: @escaping () -> some View
) throws {
  let window = ControlWindow(size: CGSize(width: 400, height: 600), content)
  defer { window.close() }
  for _ in 0..<10 { window.runFrame() }
  for element in window.elements {
    guard let peer = element.peer as? any GTKPeer else { continue }
    let allocated = CGSize(
      width: Int(gtk_widget_get_width(peer.widget)), height: Int(gtk_widget_get_height(peer.widget)))
    XCTAssertLessThanOrEqual(allocated.width, element.frame.width + 1, "\(element.summary) in \(name)")
    XCTAssertLessThanOrEqual(allocated.height, element.frame.height + 1, "\(element.summary) in \(name)")
  }
  let capture = try XCTUnwrap(Capture(of: window.window.widget))
  let corner = try XCTUnwrap(capture.pixel(x: 10, y: capture.height / 2))
  XCTAssertEqual(corner.red < 0.5, isDark)
  try save(capture, as: name)
  if let date = window.peer(DatePeer.self) {
    gtk_menu_button_popup(date.widget.opaque)
    for _ in 0..<10 { window.runFrame() }
    try save(Capture(of: gtk_widget_get_ancestor(date.form.box, gtk_popover_get_type())), as: name + "-date")
  }
  if let menu = window.peer(MenuPeer.self) {
    window.activate(menu.widget)
    for _ in 0..<10 { window.runFrame() }
    try save(popover(of: menu.widget).flatMap { Capture(of: $0) }, as: name + "-menu")
  }
}

@MainActor
private func save(_ capture: Capture?, as name: String) throws {
  let picture = try XCTUnwrap(capture, name)
  guard let folder = ProcessInfo.processInfo.environment["HIGHSTREET_PICTURES"] else { return }
  try picture.png.write(to: URL(fileURLWithPath: "\(folder)/\(name).png"))
}

private struct ButtonPage: View {
  @State private var name = "Ada"
  @State private var isOn = true
  @State private var size = 1
  @State private var date = Date(timeIntervalSince1970: 1_700_000_000)

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack {
        Button("Regular") {}
        Button("Add", systemImage: "plus") {}
        Button("Buy") {}.environment(\.buttonEmphasis, .suggested)
        Button("Delete") {}.environment(\.buttonEmphasis, .destructive)
      }
      HStack {
        Button("Flat") {}.buttonStyle(.borderless)
        Button("Plain") {}.buttonStyle(.plain)
        Button("In a row") {}.controlPlace(.row)
        Button("Disabled") {}.disabled(true)
        Button("Custom") {}.buttonStyle(Pill())
      }
      HStack {
        Link("Terms", destination: URL(fileURLWithPath: "/"))
        Spacer()
        menu
        Label("Basket", systemImage: "cart")
      }
      picker
      picker.pickerStyle(SegmentedPickerStyle())
      picker.pickerStyle(InlinePickerStyle())
      DatePicker("Delivery", selection: $date)
      DisclosureGroup("Details", isExpanded: $isOn) { Text("Oak") }
      GroupBox(label: Text("Total")) { Text("12.00") }
    }
    .padding()
  }

  private var menu: some View {
    Menu("Sort") {
      picker
      Toggle("Reverse", isOn: $isOn)
      Button("Off") {}.disabled(true)
      Menu("More") { Button("Delete all_items") {}.environment(\.buttonEmphasis, .destructive) }
    }
  }

  private var picker: some View {
    Picker("Size", selection: $size) {
      ForEach(0..<3) { Text(["Small", "Medium", "Large"][$0]).tag($0) }
    }
  }
}

private struct ValuePage: View {
  @State private var name = "Ada"
  @State private var isOn = true
  @State private var volume = 0.6
  @State private var guests = 2
  @State private var note = "Ring twice.\nThe bell is weak."

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
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
      ProgressView("Loading", value: volume)
      ProgressView("Waiting")
      TextEditor(text: $note)
    }
    .padding()
  }
}

private struct Pill: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(8).foregroundColor(configuration.isPressed ? .red : .purple)
  }
}

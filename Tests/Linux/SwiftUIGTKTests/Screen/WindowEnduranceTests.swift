import SwiftUI
import SwiftUITesting
import XCTest

@testable import SwiftUIGTK

/// Views that come and go many times in one window.
final class WindowEnduranceTests: ToolkitTestCase {
  @MainActor
  private final class Model: ObservableObject {
    @Published var isShown = false
  }

  private struct Everything: View {
    @ObservedObject var model: Model
    @State private var text = ""
    @State private var number = 1.0

    var body: some View {
      VStack {
        if model.isShown {
          NavigationView {
            List {
              Section(header: Text("header")) {
                ForEach(0..<5) { number in NavigationLink("\(number)", destination: Text("page")) }
                  .onDelete { _ in }
              }
            }
            .navigationTitle("title")
            .toolbar { Button("tool") {} }
          }
          TabView {
            Text("one").tabItem { Label("1", systemImage: "star") }
            ScrollView { LazyVStack { ForEach(0..<20) { Text("\($0)") } } }.tabItem { Text("2") }
          }
          TextField("field", text: $text)
          TextEditor(text: $text)
          SecureField("secret", text: $text)
          Slider(value: $number)
          Toggle("toggle", isOn: .constant(true))
          Stepper("stepper", value: $number)
        }
        if model.isShown {
          Picker("picker", selection: .constant(1)) { ForEach(0..<3) { Text("\($0)") } }
          DatePicker("date", selection: .constant(Date(timeIntervalSince1970: 0)))
          Menu("menu") { Button("entry") {} }
          ProgressView()
          Text("effect").padding().background(Color.red).onTapGesture {}.rotationEffect(.degrees(3))
          Text("named").contextMenu { Button("entry") {} }.accessibilityLabel("x")
          Text("sheet").sheet(isPresented: .constant(true)) { Button("inside") {} }
        }
      }
    }
  }

  func testEverythingThatComesAndGoesLeavesNothingBehind() throws {
    try MainActor.assumeIsolated {
      let model = Model()
      let screen = try Screen.inWindow { Everything(model: model) }
      @MainActor func cycle() throws {
        model.isShown = true
        try screen.settle()
        model.isShown = false
        try screen.settle()
      }
      try cycle()
      let (footprint, nodes, elements) = (Footprint.current, screen.tree.nodeCount, screen.tree.elementCount)
      for _ in 0..<5 { try cycle() }
      XCTAssertEqual(Footprint.current, footprint)
      XCTAssertEqual(screen.tree.nodeCount, nodes)
      XCTAssertEqual(screen.tree.elementCount, elements)
      XCTAssertEqual(screen.messages, [])
      try screen.close()
    }
  }
}

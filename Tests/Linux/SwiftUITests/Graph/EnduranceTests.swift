import XCTest

import SwiftUI
import SwiftUITesting

/// Views that come and go many times, and views that are larger or deeper than anyone needs.
final class EnduranceTests: XCTestCase {
  @MainActor
  private final class Model: ObservableObject {
    @Published var isShown = false
    @Published var number = 0
  }

  private struct Everything: View {
    @ObservedObject var model: Model
    @State private var text = ""

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
            Text("one").tabItem { Text("1") }.onAppear {}
            ScrollView { LazyVStack { ForEach(0..<20) { Text("\($0)") } } }.tabItem { Text("2") }
          }
          GeometryReader { Text("\(Int($0.size.width))") }
          TextField("field", text: $text).onChange(of: text) { _ in }
          Picker("picker", selection: .constant(1)) { ForEach(0..<3) { Text("\($0)") } }
          Text("effect").padding().background(Color.red).onTapGesture {}.rotationEffect(.degrees(3))
          AnyView(Text("sheet").sheet(isPresented: .constant(true)) { Text("inside") })
        }
      }
    }
  }

  func testEverythingThatComesAndGoesLeavesNothingBehind() throws {
    try MainActor.assumeIsolated {
      let model = Model()
      let screen = Screen { Everything(model: model) }
      let (nodes, elements) = (screen.tree.nodeCount, screen.tree.elementCount)
      for _ in 0..<20 {
        model.isShown = true
        screen.update()
        model.isShown = false
        screen.update()
      }
      XCTAssertEqual(screen.tree.nodeCount, nodes)
      XCTAssertEqual(screen.tree.elementCount, elements)
      try screen.close()
    }
  }

  private struct Changing: View {
    @ObservedObject var model: Model

    var body: some View {
      VStack {
        ForEach(0..<model.number % 7, id: \.self) { number in
          Group { if (model.number + number) % 2 == 0 { Text("even") } else { Color.red.frame(height: 2) } }
            .padding(2)
            .id(model.number / 3)
        }
      }
    }
  }

  func testAThousandUpdatesKeepNoMoreThanTheLastOneNeeds() throws {
    try MainActor.assumeIsolated {
      let model = Model()
      let screen = Screen { Changing(model: model) }
      var counts: Set<[Int]> = []
      for number in 1...1000 {
        model.number = number
        screen.update()
        if number % 42 == 0 { counts.insert([screen.tree.nodeCount, screen.tree.elementCount]) }
      }
      XCTAssertEqual(counts.count, 1)
      try screen.close()
    }
  }

  func testThreeHundredModifiersInsideEachOther() throws {
    try MainActor.assumeIsolated {
      var view = AnyView(Text("deep"))
      for _ in 0..<300 { view = AnyView(view.padding(1)) }
      let screen = Screen(size: CGSize(width: 1000, height: 1000)) { view }
      XCTAssertEqual(screen.find("deep")?.frame.size, CGSize(width: 32, height: 20))
      try screen.changeEnvironment { $0.layoutDirection = .rightToLeft }
      try screen.close()
    }
  }

  func testFiveThousandTextsThatAreAllMounted() throws {
    try MainActor.assumeIsolated {
      let screen = Screen { ScrollView { VStack { ForEach(0..<5000) { Text("\($0)") } } } }
      XCTAssertEqual(screen.scroll.contentSize.height, 5000 * 20 + 4999 * 8)
      screen.scroll(to: 50_000)
      try screen.close()
    }
  }

  func testATextOfAHundredThousandLetters() throws {
    try MainActor.assumeIsolated {
      let text = String(repeating: "letters and ", count: 100_000 / 12)
      let screen = Screen { ScrollView { Text(text) } }
      XCTAssertGreaterThan(screen.scroll.contentSize.height, 20_000)
      try screen.close()
    }
  }

  func testSizesThatAreNoneAndAWindowOfEverySize() throws {
    try MainActor.assumeIsolated {
      let screen = Screen(size: .zero) {
        VStack {
          Text("a").frame(width: .nan, height: -1)
          Text("b").frame(minWidth: 10, maxWidth: .infinity).padding(.infinity)
          Text("c").offset(x: .nan, y: .infinity).padding(.nan)
          GeometryReader { Text("\($0.size.width)") }
          List(0..<3) { Text("\($0)") }
        }
      }
      for step in 0..<300 {
        screen.tree.resize(to: CGSize(width: step * 7 % 900, height: step * 13 % 700))
      }
      for element in screen.elements {
        let frame = element.frame
        XCTAssertTrue(frame.width >= 0 && frame.height >= 0 && frame.minX.isFinite && frame.minY.isFinite)
      }
      try screen.close()
    }
  }
}

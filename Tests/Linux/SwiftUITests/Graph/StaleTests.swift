import XCTest

import SwiftUI
import SwiftUITesting

/// Bindings, rows and preferences whose source is gone or shrinks.
final class StaleTests: XCTestCase {
  private struct Item: Identifiable, Equatable {
    let id: Int
    var name = ""
    var isOn = false
  }

  @MainActor
  private final class Model: ObservableObject {
    @Published var items = (0..<200).map { Item(id: $0, name: "n\($0)") }
    @Published var isShown = true
    @Published var number = 0
  }

  private struct Editor: View {
    @ObservedObject var model: Model
    let keep: (Binding<Item>) -> Void

    var body: some View {
      List {
        ForEach($model.items) { item in
          keeping(item)
          Toggle(item.wrappedValue.name, isOn: item.isOn)
        }
        .onDelete { model.items.remove(atOffsets: $0) }
      }
    }

    private func keeping(_ item: Binding<Item>) -> EmptyView {
      keep(item)
      return EmptyView()
    }
  }

  func testABindingToARowThatIsGoneReadsTheLastValueAndWritesNothing() throws {
    try MainActor.assumeIsolated {
      let model = Model()
      var kept: [Binding<Item>] = []
      let screen = Screen { Editor(model: model) { kept.append($0) } }
      screen.scroll(to: 3000)
      model.items = [Item(id: 150, name: "only")]
      for binding in kept {
        _ = binding.wrappedValue
        binding.wrappedValue.isOn = true
      }
      screen.update()
      model.items = []
      for binding in kept {
        _ = binding.wrappedValue
        binding.wrappedValue.isOn.toggle()
      }
      screen.update()
      XCTAssertEqual(screen.texts, [])
      XCTAssertEqual(model.items, [])
      kept = []
      try screen.close()
    }
  }

  func testDataThatShrinksAndGrowsWhileTheListIsScrolledToItsEnd() throws {
    try MainActor.assumeIsolated {
      let model = Model()
      let screen = Screen { Editor(model: model) { _ in } }
      for count in [200, 3, 150, 0, 1, 200, 20, 0, 40] {
        try screen.scrollToEnd()
        model.items = (0..<count).map { Item(id: $0 * 3 % 200, name: "n\($0)") }
        screen.update()
        XCTAssertEqual(screen.texts.isEmpty, count == 0)
        XCTAssertTrue(screen.scroll.offset.y >= 0)
      }
      try screen.close()
    }
  }

  private struct Key: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  private struct Telling: View {
    @ObservedObject var model: Model
    @State private var told: [String] = []

    var body: some View {
      VStack {
        Text(told.joined(separator: " "))
        Group {
          Text("").preference(key: Key.self, value: ["a"])
          if model.isShown { Text("").preference(key: Key.self, value: ["b\(model.number)"]) }
          ForEach(model.items.prefix(3)) { Text("").preference(key: Key.self, value: [$0.name]) }
        }
      }
      .onPreferenceChange(Key.self) { new in MainActor.assumeIsolated { told = new } }
    }
  }

  func testPreferencesComeInTheOrderOfTheViewsWhateverChanges() throws {
    try MainActor.assumeIsolated {
      let model = Model()
      let screen = Screen { Telling(model: model) }
      XCTAssertEqual(screen.texts.first, "a b0 n0 n1 n2")
      model.number = 1
      model.items.swapAt(0, 2)
      screen.update()
      XCTAssertEqual(screen.texts.first, "a b1 n2 n1 n0")
      model.isShown = false
      model.items.removeFirst()
      screen.update()
      XCTAssertEqual(screen.texts.first, "a n1 n0 n3")
      model.isShown = true
      screen.update()
      XCTAssertEqual(screen.texts.first, "a b1 n1 n0 n3")
      try screen.close()
    }
  }

  private struct Tabs: View {
    @State private var selection = 0
    let log: (String) -> Void

    var body: some View {
      TabView(selection: $selection) {
        ForEach(0..<3) { number in
          NavigationView { NavigationLink("go \(number)", destination: page("page \(number)")) }
            .tabItem { Text("tab \(number)") }
            .tag(number)
            .onAppear { log("+\(number)") }
            .onDisappear { log("-\(number)") }
        }
      }
    }

    private func page(_ name: String) -> some View {
      Text(name).onAppear { log("+\(name)") }.onDisappear { log("-\(name)") }
    }
  }

  func testEachTabAndPageAppearsAndDisappearsOnceEachTime() throws {
    try MainActor.assumeIsolated {
      var log: [String] = []
      let screen = Screen { Tabs { log.append($0) } }
      XCTAssertEqual(log, ["+0"])
      try screen.tap(.text("go 0"))
      XCTAssertEqual(log, ["+0", "+page 0"])
      log = []
      try screen.tap("tab 1")
      XCTAssertEqual(log.sorted(), ["+1", "-0", "-page 0"])
      log = []
      try screen.tap("tab 0")
      XCTAssertEqual(log.sorted(), ["+0", "+page 0", "-1"])
      log = []
      try screen.goBack()
      XCTAssertEqual(log, ["-page 0"])
      log = []
      screen.unmount()
      XCTAssertEqual(log, ["-0"])
    }
  }
}

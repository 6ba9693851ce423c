import XCTest

import SwiftUI
import SwiftUITesting

private enum Names: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

/// What cannot be compared.
private enum Notes: PreferenceKey {
  struct Note {
    let text: String
  }

  static var defaultValue: [Note] { [] }
  static func reduce(value: inout [Note], nextValue: () -> [Note]) { value += nextValue() }
}

@MainActor
private final class Teller: ObservableObject {
  @Published var names = ["a", "b"]
  @Published var other = 0
  var told: [[String]] = []
}

final class PreferenceTests: XCTestCase {
  private struct Told: View {
    @ObservedObject var model: Teller
    var body: some View {
      VStack {
        Text("\(model.other)")
        ForEach(model.names, id: \.self) { Text($0).preference(key: Names.self, value: [$0]) }
      }
      .onPreferenceChange(Names.self) { [weak model] names in
        MainActor.assumeIsolated { model?.told.append(names) }
      }
    }
  }

  func testValuesAreToldInTheOrderOfTheViewsOnceForEachChange() {
    MainActor.assumeIsolated {
      let model = Teller()
      let screen = Screen { Told(model: model) }
      model.other = 1
      screen.update()
      XCTAssertEqual(model.told, [["a", "b"]])
      model.names = ["b", "a"]
      screen.update()
      model.names = ["b", "c", "a"]
      screen.update()
      model.names = []
      screen.update()
      XCTAssertEqual(model.told, [["a", "b"], ["b", "a"], ["b", "c", "a"], []])
      screen.unmount()
      XCTAssertEqual(screen.tree.nodeCount, 0)
    }
  }

  func testOuterValuesReplaceInnerOnesAndTransformsChangeThem() {
    MainActor.assumeIsolated {
      let model = Teller()
      let screen = Screen {
        VStack {
          Text("a").preference(key: Names.self, value: ["lost"]).preference(key: Names.self, value: ["a"])
          Text("b")
          Text("c").preference(key: Names.self, value: ["c"]).transformPreference(Names.self) {
            $0.append("d")
          }
        }
        .onPreferenceChange(Names.self) { [weak model] names in
          MainActor.assumeIsolated { model?.told.append(names) }
        }
      }
      XCTAssertEqual(model.told, [["a", "c", "d"]])
      screen.unmount()
    }
  }

  private struct Layers: View {
    @ObservedObject var model: Teller
    var body: some View {
      VStack {
        ForEach(model.names, id: \.self) { Text($0).preference(key: Names.self, value: [$0]) }
        Text("note").preference(key: Notes.self, value: [Notes.Note(text: "n\(model.other)")])
      }
      .overlayPreferenceValue(Names.self) { Text("over " + $0.joined(separator: "+")) }
      .backgroundPreferenceValue(Notes.self) { Text("under " + $0.map(\.text).joined()) }
    }
  }

  func testLayersAreMadeOfWhatIsTold() {
    MainActor.assumeIsolated {
      let model = Teller()
      let screen = Screen { Layers(model: model) }
      XCTAssertNotNil(screen.find("over a+b"))
      XCTAssertNotNil(screen.find("under n0"))
      model.names.append("c")
      model.other = 1
      screen.update()
      XCTAssertNotNil(screen.find("over a+b+c"))
      XCTAssertNotNil(screen.find("under n1"))
      XCTAssertEqual(screen.messages, [])
      screen.unmount()
      XCTAssertEqual(screen.tree.nodeCount, 0)
    }
  }
}

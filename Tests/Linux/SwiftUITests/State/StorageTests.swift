import XCTest

@testable import SwiftUI
import SwiftUITesting

private enum Size: String {
  case small, large
}

private enum Level: Int {
  case low = 1
  case high = 2
}

final class StorageTests: XCTestCase {
  private var defaults = UserDefaults.standard
  private let suite = "highstreet.tests.storage.\(UUID().uuidString)"

  override func setUpWithError() throws {
    defaults = try XCTUnwrap(UserDefaults(suiteName: suite))
  }

  override func tearDown() {
    defaults.removePersistentDomain(forName: suite)
  }

  private struct Shown: View {
    @AppStorage("number") var number = 1
    var body: some View { Text("number \(number)") }
  }

  private struct Setting: View {
    @AppStorage("number") var number = 1
    var body: some View {
      VStack {
        Button("More") { number += 1 }
        Shown()
      }
    }
  }

  func testAllViewsOfAKeyAreUpdatedInAllWindows() {
    nonisolated(unsafe) let store = defaults
    MainActor.assumeIsolated {
      let known = StoredValueReader.count
      let first = Screen { Setting().defaultAppStorage(store) }
      let second = Screen { Shown().defaultAppStorage(store) }
      XCTAssertNotNil(second.find("number 1"))
      first.content(ButtonContent.self)?.press()
      first.update()
      second.update()
      XCTAssertNotNil(first.find("number 2"))
      XCTAssertNotNil(second.find("number 2"))
      XCTAssertEqual(store.integer(forKey: "number"), 2)
      XCTAssertEqual(StoredValueReader.count, known + 3)
      first.unmount()
      second.unmount()
      XCTAssertEqual(StoredValueReader.count, known)
    }
  }

  func testValuesOfAllKindsComeBack() throws {
    let store = defaults
    func check<Value: Equatable>(_ storage: AppStorage<Value>, _ value: Value, line: UInt = #line) {
      XCTAssertNotEqual(storage.wrappedValue, value, line: line)
      storage.wrappedValue = value
      XCTAssertEqual(storage.wrappedValue, value, line: line)
    }
    let address = try XCTUnwrap(URL(string: "https://example.org/a?b=c"))
    let other = try XCTUnwrap(URL(string: "https://example.org"))
    check(AppStorage(wrappedValue: false, "bool", store: store), true)
    check(AppStorage(wrappedValue: 1, "int", store: store), 2)
    check(AppStorage(wrappedValue: 1.5, "double", store: store), 2.5)
    check(AppStorage(wrappedValue: "a", "string", store: store), "b")
    check(AppStorage(wrappedValue: other, "url", store: store), address)
    check(AppStorage(wrappedValue: Data(), "data", store: store), Data([1, 2]))
    check(AppStorage(wrappedValue: Size.small, "size", store: store), .large)
    check(AppStorage(wrappedValue: Level.low, "level", store: store), .high)
    check(AppStorage<Bool?>("bool?", store: store), true)
    check(AppStorage<Int?>("int?", store: store), 0)
    check(AppStorage<Double?>("double?", store: store), 0.5)
    check(AppStorage<String?>("string?", store: store), "b")
    check(AppStorage<URL?>("url?", store: store), address)
    check(AppStorage<Data?>("data?", store: store), Data([1, 2]))
    check(AppStorage<String?>("string?", store: store), nil)
    XCTAssertNil(store.object(forKey: "string?"))
  }

  private struct Remembering: View {
    @SceneStorage("tab") var tab = "first"
    @SceneStorage("size") private var size = Size.small
    var body: some View {
      VStack {
        Text("\(tab) \(size.rawValue)")
        Button("Other") {
          tab = "second"
          size = .large
        }
      }
    }
  }

  func testAWindowKeepsValuesOfItsOwn() {
    MainActor.assumeIsolated {
      let (first, second) = (Screen { Remembering() }, Screen { Remembering() })
      var kept: [String: SceneStore.Value] = [:]
      first.tree.sceneStore.changed = { kept = $0 }
      first.content(ButtonContent.self)?.press()
      first.update()
      second.update()
      XCTAssertNotNil(first.find("second large"))
      XCTAssertNotNil(second.find("first small"))
      XCTAssertEqual(kept, ["tab": .string("second"), "size": .string("large")])
      second.tree.sceneStore.restore(kept)
      second.tree.root?.children.first?.invalidate()
      second.update()
      XCTAssertNotNil(second.find("second large"))
      first.unmount()
      XCTAssertEqual(first.tree.nodeCount, 0)
    }
  }
}

import SwiftUITesting
import XCTest

@testable import SwiftUI

private struct Remembering: View {
  @SceneStorage("search") private var search = "nothing"
  @SceneStorage("tab") private var tab = 0
  @SceneStorage("width") private var width = 1.5
  @SceneStorage("wide") private var isWide = false

  var body: some View {
    VStack {
      Text("\(search) \(tab) \(width) \(isWide ? "wide" : "narrow")")
      Button("Change") {
        search = "tea"
        tab += 1
        width = .infinity
        isWide = true
      }
    }
  }
}

private struct ShopApp: App {
  var body: some Scene { WindowGroup { Remembering() } }
}

private struct NamedApp: App {
  var body: some Scene { WindowGroup(id: "a/b") { Remembering() } }
}

/// What was logged, from any thread.
private final class Log: @unchecked Sendable {
  private let lock = NSLock()
  private var lines: [String] = []
  var all: [String] { lock.withLock { lines } }
  func add(_ line: String) { lock.withLock { lines.append(line) } }
}

/// A folder of scenes that is gone after the test.
private final class Place: Sendable {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("scenes-\(UUID().uuidString)")
  let log = Log()

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  func archive(pause: DispatchTimeInterval = .seconds(60)) -> SceneArchive {
    SceneArchive(folder: folder, pause: pause) { [log] in log.add($0) }
  }
}

/// One run of an app: what its window shows first, before the button is pressed so many times and the app ends.
@MainActor
private func launch(_ app: (some App).Type, presses: Int = 0, keeping archive: SceneArchive?) -> String? {
  let host = HeadlessHost()
  let tree = ViewTree(host: host, size: CGSize(width: 300, height: 300))
  tree.sceneStore.archive = archive
  tree.mount(AppView(app), environment: EnvironmentValues())
  func find<Content>(_ type: Content.Type, in element: Element) -> Content? {
    element.content as? Content ?? element.children.lazy.compactMap { find(type, in: $0) }.first
  }
  let text = host.root.flatMap { find(TextContent.self, in: $0) }?.label
  for _ in 0..<presses { host.root.flatMap { find(ButtonContent.self, in: $0) }?.press() }
  tree.unmount()
  archive?.finish()
  return text
}

final class SceneArchiveTests: XCTestCase {
  func testWhatAWindowKeptIsThereAtTheNextLaunch() {
    MainActor.assumeIsolated {
      let place = Place()
      XCTAssertEqual(launch(ShopApp.self, presses: 2, keeping: place.archive()), "nothing 0 1.500000 narrow")
      XCTAssertEqual(launch(ShopApp.self, keeping: place.archive()), "tea 2 ∞ wide")
      XCTAssertEqual(place.log.all, [])
    }
  }

  func testScenesAreKeptApart() {
    MainActor.assumeIsolated {
      let place = Place()
      _ = launch(ShopApp.self, presses: 1, keeping: place.archive())
      XCTAssertEqual(launch(NamedApp.self, presses: 3, keeping: place.archive()), "nothing 0 1.500000 narrow")
      XCTAssertEqual(launch(ShopApp.self, keeping: place.archive()), "tea 1 ∞ wide")
      XCTAssertEqual(launch(NamedApp.self, keeping: place.archive()), "tea 3 ∞ wide")
    }
  }

  func testWithoutAnArchiveNothingIsKept() {
    MainActor.assumeIsolated {
      let place = Place()
      _ = launch(ShopApp.self, presses: 1, keeping: nil)
      XCTAssertEqual(launch(ShopApp.self, keeping: place.archive()), "nothing 0 1.500000 narrow")
      XCTAssertFalse(FileManager.default.fileExists(atPath: place.folder.path))
    }
  }

  func testADamagedFileIsLeftOutAndLogged() throws {
    try MainActor.assumeIsolated {
      let place = Place()
      _ = launch(ShopApp.self, presses: 1, keeping: place.archive())
      let file = try XCTUnwrap(try FileManager.default.contentsOfDirectory(atPath: place.folder.path).first)
      try Data("{\"tab\":".utf8).write(to: place.folder.appendingPathComponent(file))
      XCTAssertEqual(launch(ShopApp.self, presses: 1, keeping: place.archive()), "nothing 0 1.500000 narrow")
      XCTAssertEqual(place.log.all.count, 1)
      XCTAssertEqual(launch(ShopApp.self, keeping: place.archive()), "tea 1 ∞ wide")
    }
  }

  func testAFolderThatCannotBeWrittenIsLogged() throws {
    let place = Place()
    try Data().write(to: place.folder)
    let archive = place.archive()
    archive.keep(["tab": .int(1)], of: "window")
    archive.finish()
    XCTAssertEqual(place.log.all.count, 1)
  }

  func testOnlyTheOwnerCanLookIntoTheFolder() throws {
    let place = Place()
    let archive = place.archive()
    archive.keep(["search": .string("tea")], of: "window")
    archive.finish()
    let attributes = try FileManager.default.attributesOfItem(atPath: place.folder.path)
    XCTAssertEqual(attributes[.posixPermissions] as? Int, 0o700)
  }

  func testTheLastOfManyChangesIsKept() {
    let place = Place()
    let archive = place.archive()
    for number in 0...1000 { archive.keep(["tab": .int(number)], of: "window") }
    archive.finish()
    XCTAssertEqual(archive.values(of: "window"), ["tab": .int(1000)])
  }

  func testChangesAreWrittenWithoutWaitingForTheEnd() {
    let place = Place()
    let file = place.folder.appendingPathComponent("window.json")
    let archive = place.archive(pause: .milliseconds(1))
    archive.keep(["tab": .int(1)], of: "window")
    let written = XCTNSPredicateExpectation(
      predicate: NSPredicate { _, _ in FileManager.default.fileExists(atPath: file.path) }, object: nil)
    wait(for: [written], timeout: 10)
  }
}

import SwiftUI
import SwiftUITesting
import XCTest

private struct Shelf: View {
  var title = "Shelf"
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(title)
      Button("Take") {}
      Text("Nothing").hidden()
    }
    .frame(width: 100, height: 60, alignment: .topLeading)
  }
}

private let size = CGSize(width: 100, height: 60)

final class ReadingTests: XCTestCase {
  func testADumpNamesKindsDetailsAndFrames() {
    MainActor.assumeIsolated {
      let screen = Screen(size: size) { Shelf().tagged("shelf") }
      XCTAssertTrue(screen.dump.contains("Text \"Shelf\" (0 0 40 20)"), screen.dump)
      XCTAssertTrue(screen.dump.contains("id \"shelf\" (0 0 100 60)"), screen.dump)
      XCTAssertFalse(screen.dump(.withoutFrames).contains("("), screen.dump(.withoutFrames))
    }
  }

  func testADumpOfUnitsSaysWhatIsReported() {
    MainActor.assumeIsolated {
      let screen = Screen(size: size) { Shelf() }
      XCTAssertEqual(
        screen.dump(.onlyUnits),
        """
        staticText "Shelf"
        button "Take"

        """)
    }
  }

  func testTheTextIsWhatIsShownInOrder() {
    MainActor.assumeIsolated {
      XCTAssertEqual(Screen(size: size) { Shelf() }.text, "Shelf\nTake")
    }
  }

  func testAScreenIsComparedWithAFile() throws {
    try MainActor.assumeIsolated {
      let screen = Screen(size: size) { Shelf() }
      try screen.matchSnapshot(named: "Shelf")
      guard ProcessInfo.processInfo.environment["HIGHSTREET_WRITE_SNAPSHOTS"] != "1" else { return }
      XCTAssertThrowsError(try Screen(size: size) { Shelf(title: "Board") }.matchSnapshot(named: "Shelf")) {
        error in
        let lines = "\(error)".split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        XCTAssertTrue(lines.contains { $0.hasPrefix("-") && $0.contains("\"Shelf\"") }, "\(error)")
        XCTAssertTrue(lines.contains { $0.hasPrefix("+") && $0.contains("\"Board\"") }, "\(error)")
      }
    }
  }

  func testASnapshotIsWrittenWhenAskedFor() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let snapshot = Snapshot(file: folder.appendingPathComponent("Screens/new.txt"))
    XCTAssertThrowsError(try snapshot.match("a\n", isWriting: false)) { error in
      XCTAssertEqual((error as? SnapshotMismatch)?.difference, "+ a\n  ")
    }
    try snapshot.match("a\n", isWriting: true)
    try snapshot.match("a\n", isWriting: false)
    XCTAssertThrowsError(try snapshot.match("b\n", isWriting: false))
  }
}

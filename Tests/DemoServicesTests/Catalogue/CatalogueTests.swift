import XCTest

@testable import DemoServices

final class CatalogueTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "/")
  private var file: URL { folder.appendingPathComponent("catalogue.sqlite") }

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("catalogue-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDownWithError() throws {
    try FileManager.default.removeItem(at: folder)
  }

  private let counted = CataloguePart(name: "counted") { connection in
    try connection.execute("CREATE TABLE IF NOT EXISTS build (n); INSERT INTO build VALUES (1)")
  }

  private func builds(_ catalogue: Catalogue) throws -> Int? {
    try catalogue.perform(on: counted) { try $0.first("SELECT count(*) FROM build") { $0.integer(0) ?? 0 } }
  }

  func testAPartIsBuiltOnce() throws {
    XCTAssertEqual(try builds(try Catalogue(file: file, parts: [counted])), 1)
    XCTAssertEqual(try builds(try Catalogue(file: file, parts: [counted])), 1)
  }

  func testInMemoryAPartIsBuiltWhenItIsFirstAskedForAndOnce() throws {
    let other = CataloguePart(name: "other") { try $0.execute("CREATE TABLE other (a)") }
    let catalogue = try Catalogue(parts: [counted, other])
    let tables = { try catalogue.perform(on: $0) { try $0.rows("SELECT name FROM part") { $0.text(0) } } }
    XCTAssertEqual(try tables(other), ["other"])
    let counted = counted
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      _ = Result { try catalogue.perform(on: counted) { _ in } }
    }
    XCTAssertEqual(try builds(catalogue), 1)
    XCTAssertEqual(try tables(counted), ["counted", "other"])
  }

  func testInMemoryAPartThatFailsIsTriedAgain() throws {
    struct Stop: Error {}
    let failing = CataloguePart(name: "failing") { connection in
      try connection.execute("CREATE TABLE half (a)")
      throw Stop()
    }
    let catalogue = try Catalogue(parts: [failing, counted])
    for _ in 1...2 {
      XCTAssertThrowsError(try catalogue.perform(on: failing) { _ in }) { XCTAssertTrue($0 is Stop) }
    }
    XCTAssertEqual(try builds(catalogue), 1)
  }

  func testAPartThatIsMissingIsAddedAndTheRestStays() throws {
    _ = try Catalogue(file: file, parts: [counted])
    let other = CataloguePart(name: "other") { try $0.execute("CREATE TABLE other (a)") }
    let catalogue = try Catalogue(file: file, parts: [counted, other])
    XCTAssertEqual(try builds(catalogue), 1)
    XCTAssertEqual(try catalogue.perform(on: other) { try $0.rows("SELECT a FROM other") { _ in 0 } }, [])
  }

  func testAPartThatFailsLeavesNoHalfOfItself() throws {
    struct Stop: Error {}
    let failing = CataloguePart(name: "failing") { connection in
      try connection.execute("CREATE TABLE half (a)")
      throw Stop()
    }
    XCTAssertThrowsError(try Catalogue(file: file, parts: [counted, failing])) { XCTAssertTrue($0 is Stop) }
    XCTAssertEqual(try builds(try Catalogue(file: file, parts: [counted])), 1)
  }

  func testAForeignDatabaseIsRefusedAndLeftAlone() throws {
    try Database(file: file).perform {
      try $0.execute("CREATE TABLE mine (a); PRAGMA user_version = \(Catalogue.schemaVersion)")
    }
    XCTAssertThrowsError(try DemoServices(catalogue: file)) { error in
      XCTAssertEqual(error as? CatalogueFailure, .foreign(version: Catalogue.schemaVersion))
      XCTAssertTrue(error.localizedDescription.contains("Choose another file"))
    }
    let tables = try Database(file: file).perform {
      try $0.rows("SELECT name FROM sqlite_master") { $0.text(0) }
    }
    XCTAssertEqual(tables, ["mine"])
    let mode = try Database(file: file).perform { try $0.first("PRAGMA journal_mode") { $0.text(0) } }
    XCTAssertEqual(mode, "delete")
  }

  func testAFileThatIsNoDatabaseIsRefusedAndLeftAlone() throws {
    let text = Data(String(repeating: "Dear diary. ", count: 200).utf8)
    try text.write(to: file)
    XCTAssertThrowsError(try DemoServices(catalogue: file))
    XCTAssertEqual(try Data(contentsOf: file), text)
  }

  func testACatalogueOfALaterVersionIsRefused() throws {
    try Catalogue(file: file, parts: [counted]).perform(on: counted) {
      try $0.execute("PRAGMA user_version = 7")
    }
    XCTAssertThrowsError(try Catalogue(file: file, parts: [counted])) {
      XCTAssertEqual($0 as? CatalogueFailure, .foreign(version: 7))
    }
  }

  func testTwoServersShareACatalogue() throws {
    let one = try DemoServices(catalogue: file)
    let two = try DemoServices(catalogue: file)
    XCTAssertEqual(try one.find("search=oven").total, try two.find("search=oven").total)
  }
}

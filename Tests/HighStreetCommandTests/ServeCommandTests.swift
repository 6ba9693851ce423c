import Foundation
import HTTP
import XCTest

@testable import HighStreetCommand

/// `highstreet serve` and the other commands as its clients, each a process of its own.
final class ServeCommandTests: CommandTestCase {
  /// A running `serve`, its address read from its first line.
  private final class Serving {
    let process = Process()
    let address: String
    private let output = Pipe()

    init(_ words: [String], data: URL) throws {
      process.executableURL = CommandRun.executable
      process.arguments = ["serve", "--port", "0", "--data", data.path] + words
      process.environment = CommandRun.environment()
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      try process.run()
      var line = Data()
      while line.last != UInt8(ascii: "\n") {
        let byte = try output.fileHandleForReading.read(upToCount: 1) ?? Data()
        guard !byte.isEmpty else { break }
        line += byte
      }
      address =
        String(decoding: line, as: UTF8.self).split(separator: " ").last.map { String($0.dropLast()) } ?? ""
    }

    /// Ends it as `kill` does, and returns its status.
    func stop() -> Int32 {
      process.terminate()
      process.waitUntilExit()
      return process.terminationStatus
    }
  }

  func testAllFourServicesAnswerUnderOneAddressAndItStopsWhenAsked() throws {
    let serving = try Serving([], data: data)
    defer { _ = serving.stop() }
    let source = ["--source", serving.address, "--json"]
    let products = try CommandRun(["products", "search", "pixel", "pen"] + source, data: data).object()
    XCTAssertEqual((products["products"] as? [[String: Any]])?.first?["upc"] as? String, "842776108302")
    let image = (products["products"] as? [[String: Any]])?.first?["image"] as? String
    XCTAssertTrue(
      image?.hasPrefix(serving.address) == true, "\(image ?? "none") is not at \(serving.address)")
    let tree = try CommandRun(["assortment"] + source, data: data).object()
    XCTAssertGreaterThan((tree["children"] as? [Any])?.count ?? 0, 5)
    let departures = try CommandRun(["departures"] + source, data: data).object()
    XCTAssertEqual(departures["complete"] as? Bool, true)
    XCTAssertGreaterThanOrEqual((departures["departures"] as? [Any])?.count ?? 0, 20)
    let homes = try CommandRun(["homes"] + source, data: data).object()
    XCTAssertGreaterThanOrEqual((homes["homes"] as? [Any])?.count ?? 0, 20)
    XCTAssertEqual(serving.stop(), 0)
  }

  func testAServerThatWentAwayLeavesItsLastRepliesWithTheirAge() throws {
    let serving = try Serving([], data: data)
    let source = ["--source", serving.address, "--json"]
    let before = try CommandRun(["assortment"] + source, data: data)
    XCTAssertEqual(before.status, 0, before.messages)
    XCTAssertEqual(serving.stop(), 0)
    let after = try CommandRun(["assortment"] + source, data: data)
    XCTAssertEqual(after.status, 0, after.messages)
    XCTAssertEqual(after.output, before.output)
    let other = try CommandRun(["departures"] + source, data: data)
    XCTAssertEqual(other.status, 1)
    XCTAssertTrue(other.messages.contains("cannot be reached"), other.messages)
  }

  func testImportedProductsAreServedBesideTheDemo() throws {
    let catalogue = data.appendingPathComponent("shop.catalogue")
    let file = data.appendingPathComponent("products.json")
    try Data(
      #"[{"sku": 77001, "name": "Zebra lamp", "upc": "036000291452", "salePrice": 12.5}, {"name": 5}]"#.utf8
    )
    .write(to: file)
    let summary = try run("import", "products", file.path, "--catalogue", catalogue.path)
    XCTAssertEqual(summary.status, 0, summary.messages)
    XCTAssertTrue(summary.output.contains("1 product imported"), summary.output)

    let serving = try Serving(["--catalogue", catalogue.path], data: data)
    defer { _ = serving.stop() }
    let found = try run("products", "search", "zebra", "--source", serving.address, "--json").object()
    XCTAssertEqual(found["total"] as? Int, 1)
    let demo = try run("products", "show", "6306364", "--source", serving.address)
    XCTAssertEqual(demo.status, 0, demo.messages)
  }

  func testABrokenFileLeavesTheCatalogueAsItWas() throws {
    let catalogue = data.appendingPathComponent("shop.catalogue")
    let file = data.appendingPathComponent("products.json")
    try Data(#"[{"sku": 77001, "name": "Zebra lamp"}]"#.utf8).write(to: file)
    XCTAssertEqual(try run("import", "products", file.path, "--catalogue", catalogue.path).status, 0)
    try Data(#"{"products": [{"sku": 77002, "name": "Gnu lamp"}, {"sku": 770"#.utf8).write(to: file)
    let broken = try run("import", "products", file.path, "--catalogue", catalogue.path)
    XCTAssertEqual(broken.status, 1)
    XCTAssertFalse(broken.messages.isEmpty)

    let serving = try Serving(["--catalogue", catalogue.path], data: data)
    defer { _ = serving.stop() }
    XCTAssertEqual(try run("products", "show", "77001", "--source", serving.address).status, 0)
    XCTAssertEqual(try run("products", "show", "77002", "--source", serving.address).status, 1)
  }

  func testAMissingFileAndAForeignCatalogueAreToldApart() throws {
    let catalogue = data.appendingPathComponent("shop.catalogue")
    let missing = try run("import", "products", data.path + "/none.json", "--catalogue", catalogue.path)
    XCTAssertEqual(missing.status, 1)
    try Data("This is a letter, and no catalogue at all.".utf8).write(to: catalogue)
    let foreign = try run("serve", "--port", "0", "--catalogue", catalogue.path)
    XCTAssertEqual(foreign.status, 1)
    XCTAssertEqual(try Data(contentsOf: catalogue), Data("This is a letter, and no catalogue at all.".utf8))
  }

  func testAReplyThatIsNotTheServicesOwnIsNotKept() throws {
    let replies = Replies([#"{"error": "sign in first"}"#, #"{"categories": [{"label": "Damen"}]}"#])
    let server = try DemoServer(host: "127.0.0.1", port: 0) { _ in replies.next() }
    let source = ["--source", "http://127.0.0.1:\(server.port)", "--json"]
    XCTAssertEqual(try CommandRun(["assortment"] + source, data: data).status, 1)
    let second = try CommandRun(["assortment"] + source, data: data)
    XCTAssertEqual(second.status, 0, second.messages)
    XCTAssertTrue(second.output.contains("Damen"))
  }
}

/// Replies in their order, of which the last one repeats.
private final class Replies: @unchecked Sendable {
  // Guarded by `lock`.
  private let lock = NSLock()
  private var bodies: [String]

  init(_ bodies: [String]) {
    self.bodies = bodies
  }

  func next() -> HTTPResponse {
    lock.lock()
    defer { lock.unlock() }
    let body = bodies.count > 1 ? bodies.removeFirst() : bodies[0]
    return HTTPResponse(
      status: 200, headers: ["Content-Type": "application/json"], body: Data(body.utf8),
      url: URL(fileURLWithPath: "/"))
  }
}

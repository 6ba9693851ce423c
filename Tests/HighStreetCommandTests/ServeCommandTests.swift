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
    XCTAssertTrue(other.messages.contains("does not answer. Check that it is running"), other.messages)
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

  func testServingAndImportingKnowNoOtherSource() throws {
    XCTAssertEqual(try run("serve", "--port", "0", "--source", "live").status, 2)
    XCTAssertEqual(try run("import", "products", "x", "--catalogue", "y", "--source", "live").status, 2)
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

  func testNoCatalogueIsMadeForAFileThatIsNotThere() throws {
    for path in [data.path + "/none.json", data.path] {
      let run = try run("import", "products", path, "--catalogue", data.path + "/new")
      XCTAssertEqual(run.status, 1)
      XCTAssertFalse(FileManager.default.fileExists(atPath: data.path + "/new"))
    }
  }

  func testTheAddressIsOneDocumentForPrograms() throws {
    let serving = try Serving([], data: data)
    defer { _ = serving.stop() }
    let port = try XCTUnwrap(serving.address.split(separator: ":").last)
    let taken = try run("serve", "--port", String(port), "--json")
    XCTAssertEqual(taken.status, 1)
    XCTAssertEqual(taken.output, "")
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

  /// The products arrive through a pipe, so that the memory can be read after any number of them.
  func testMemoryStaysFlatHoweverManyProductsAreImported() throws {
    let pipe = data.appendingPathComponent("products.json")
    XCTAssertEqual(mkfifo(pipe.path, 0o600), 0)
    let process = Process()
    process.executableURL = CommandRun.executable
    process.arguments = [
      "import", "products", pipe.path, "--catalogue", data.path + "/shop", "--json", "--data", data.path,
    ]
    process.environment = CommandRun.environment()
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let file = try FileHandle(forWritingTo: pipe)
    func peak() throws -> Int {
      let status = try String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
      let line = try XCTUnwrap(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
      return try XCTUnwrap(Int(line.filter(\.isNumber)))
    }
    func write(_ numbers: Range<Int>) throws {
      for number in numbers {
        try file.write(contentsOf: Data(#"{"sku": \#(number), "name": "Lamp number \#(number)"},"#.utf8))
      }
    }
    try file.write(contentsOf: Data("[".utf8))
    try write(1..<2_000)
    let early = try peak()
    try write(2_000..<20_000)
    let late = try peak()
    try file.write(contentsOf: Data(#"{"sku": 20000}]"#.utf8))
    try file.close()
    let summary = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    XCTAssertTrue(String(decoding: summary, as: UTF8.self).contains("\"imported\" : 20000"))
    XCTAssertLessThan(late, early * 13 / 10, "kilobytes")
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

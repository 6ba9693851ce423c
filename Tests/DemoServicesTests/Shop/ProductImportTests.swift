import HTTP
import XCTest

@testable import DemoServices

final class ProductImportTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "/")
  private var catalogue: URL { folder.appendingPathComponent("catalogue.sqlite") }

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("import-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDownWithError() throws {
    try FileManager.default.removeItem(at: folder)
  }

  /// The services over a catalogue without a product, which is made faster than a full one.
  private func emptyShop() throws -> DemoServices {
    let catalogue = try Catalogue()
    let noProducts = CataloguePart(name: CataloguePart.products.name) { try ProductTable($0).create() }
    try catalogue.perform(on: noProducts) { _ in }
    return DemoServices(over: catalogue)
  }

  private func file(_ json: some Collection<UInt8>) throws -> URL {
    let file = folder.appendingPathComponent("products.json")
    try Data(json).write(to: file)
    return file
  }

  private func lamp(_ sku: Int, _ more: String = "") -> String {
    #"{"sku":\#(sku),"name":"Zirkel - Lamp \#(sku)","salePrice":12.50,"features":[{"feature":"Dimmable"}]\#(more)}"#
  }

  func testAPageIsImportedAndKeptInTheFile() throws {
    let page = #"{"from":1,"facets":{"a":[1]},"products":[\#(lamp(1)), \#(lamp(2))],"total":2}"#
    let summary = try DemoServices(catalogue: catalogue).importProducts(from: try file(page.utf8))
    XCTAssertEqual(summary.imported, 2)
    XCTAssertEqual(summary.replaced, 0)
    XCTAssertEqual(summary.skipped, 0)
    let reopened = try DemoServices(catalogue: catalogue)
    XCTAssertEqual(try reopened.find("search=zirkel&search=dimmable&salePrice=12.5", "show=name").total, 2)
    XCTAssertGreaterThan(try reopened.find("search=oven").total, 0, "the shop is still there")
    XCTAssertEqual(try reopened.get("/v1/products/1.json")["salePrice"] as? Double, 12.5)
  }

  func testABareListIsImported() throws {
    let demo = try emptyShop()
    let list = "\n[\n\(lamp(1)),\n\(lamp(2))\n]\n"
    XCTAssertEqual(try demo.importProducts(from: try file(list.utf8)).imported, 2)
    XCTAssertEqual(try demo.importProducts(from: try file("[]".utf8)), ImportSummary())
    XCTAssertEqual(try demo.importProducts(from: try file(#"{"products":[]}"#.utf8)), ImportSummary())
  }

  func testAByteOrderMarkIsPassedOverAndAnotherEncodingNamed() throws {
    let demo = try emptyShop()
    let list = "[\(lamp(1))]"
    XCTAssertEqual(
      try demo.importProducts(from: try file(Data([0xEF, 0xBB, 0xBF]) + Data(list.utf8))).imported, 1)
    let utf16 = try file(try XCTUnwrap(list.data(using: .utf16)))
    XCTAssertThrowsError(try demo.importProducts(from: utf16)) { error in
      XCTAssertTrue(error.localizedDescription.contains("UTF-16"), error.localizedDescription)
    }
  }

  func testAFileThatCannotBeReadSaysWhy() throws {
    let demo = try emptyShop()
    XCTAssertThrowsError(try demo.importProducts(from: folder)) { error in
      XCTAssertTrue(error.localizedDescription.contains("Is a directory"), error.localizedDescription)
    }
  }

  func testTheLaterOneOfASkuReplacesTheEarlierOneEverywhere() throws {
    let demo = try emptyShop()
    _ = try demo.importProducts(from: try file(#"[{"sku":77,"name":"Pixelbook"}]"#.utf8))
    let json = """
      [\(lamp(1)), {"sku":"1","name":"Zirkel - Torch","categoryPath":[{"id":"x","name":"Torches"}]},
      {"sku":77,"name":"Another pen"}]
      """
    let summary = try demo.importProducts(from: try file(json.utf8))
    XCTAssertEqual(summary.imported, 3)
    XCTAssertEqual(summary.replaced, 2)
    XCTAssertEqual(try demo.find("search=zirkel").names, ["Zirkel - Torch"])
    XCTAssertEqual(try demo.find("search=dimmable&search=lamp").total, 0)
    XCTAssertEqual(try demo.find("categoryPath.name=torches").total, 1)
    XCTAssertEqual(try demo.find("search=pixelbook").total, 0)
  }

  func testAPageWithoutSkusIsServedAsItWas() throws {
    let demo = try emptyShop()
    let page = """
      {"total":2,"products":[{"name":"Zirkel - Lamp","upc":"036000291452","salePrice":12.50,"image":null},
      {"name":"Zirkel - Torch","upc":36000291453}]}
      """
    let summary = try demo.importProducts(from: try file(page.utf8))
    XCTAssertEqual(summary.imported, 2)
    XCTAssertEqual(summary.skipped, 0)
    let lamp = try demo.find("upc=036000291452")
    XCTAssertEqual(lamp.total, 1)
    XCTAssertEqual(lamp.products.map { Set($0.keys) }, [["name", "upc", "salePrice", "image"]])
    XCTAssertEqual(try demo.find("upc=36000291453").names, ["Zirkel - Torch"])
    XCTAssertEqual(try demo.find("search=zirkel&search=lamp").names, ["Zirkel - Lamp"])
    XCTAssertEqual(try demo.find("sku=*").total, 0, "they have none")
    XCTAssertEqual(try demo.find("sku<0").total, 0)
    XCTAssertEqual(try demo.get("/v1/products/-1.json").status, 404)
  }

  func testAProductWithoutASkuIsTheOneWithItsUPC() throws {
    let demo = try emptyShop()
    let numbered = #"{"sku":5,"name":"Zirkel - Old","upc":"1"}"#
    let bare = #"{"name":"Zirkel - New","upc":"1"}"#
    let other = #"{"sku":6,"name":"Zirkel - Other","upc":"2"}"#
    _ = try demo.importProducts(from: try file("[\(numbered),\(other)]".utf8))
    for (json, replaced, names) in [
      (bare, 1, ["Zirkel - New", "Zirkel - Other"]), (bare, 1, ["Zirkel - New", "Zirkel - Other"]),
      (numbered, 1, ["Zirkel - Old", "Zirkel - Other"]),
      (
        #"{"sku":7,"name":"Zirkel - Twin","upc":"1"}"#, 0,
        ["Zirkel - Old", "Zirkel - Other", "Zirkel - Twin"]
      ),
    ] {
      let summary = try demo.importProducts(from: try file("[\(json)]".utf8))
      XCTAssertEqual(summary.replaced, replaced, json)
      XCTAssertEqual(try demo.find("search=zirkel").names.sorted(), names)
    }
  }

  func testCursorsLeadThroughProductsWithAndWithoutSkus() throws {
    let demo = try emptyShop()
    let bare = (1...25).map { #"{"name":"Zirkel - Bare \#($0)","upc":"9\#($0)","salePrice":5}"# }
    _ = try demo.importProducts(
      from: try file("[\((bare + (1...25).map { lamp($0) }).joined(separator: ","))]".utf8))
    for query in ["", "&sort=salePrice.desc", "&sort=sku.asc"] {
      var names: [String] = []
      var mark = "*"
      repeat {
        let page = try demo.find(
          "search=zirkel", "pageSize=8&cursorMark=\(mark.percentEncoded)\(query)")
        if page.products.isEmpty { break }
        names += page.names
        mark = try XCTUnwrap(page["nextCursorMark"] as? String)
      } while names.count < 100
      XCTAssertEqual(names.count, 50, query)
      XCTAssertEqual(Set(names).count, 50, query)
    }
  }

  func testElementsThatAreNoProductsAreCountedAndLeftOut() throws {
    let demo = try emptyShop()
    let json = #"""
      [1, null, "x", [], {}, {"sku":null}, {"sku":"x"}, {"sku":1.5}, {"sku":1e300}, {"sku":-1},
      {"upc":""}, {"upc":null,"name":"x"}, \#(lamp(1))]
      """#
    let summary = try demo.importProducts(from: try file(json.utf8))
    XCTAssertEqual(summary.imported, 1)
    XCTAssertEqual(summary.skipped, 12)
  }

  func testAFieldOfAnotherTypeDoesNotCostTheProduct() throws {
    let demo = try emptyShop()
    let json =
      #"[{"sku":1,"name":5,"salePrice":"1e300","upc":[],"features":{},"categoryPath":[{"id":1}],"new":"x"}]"#
    XCTAssertEqual(try demo.importProducts(from: try file(json.utf8)).imported, 1)
    XCTAssertEqual(try demo.get("/v1/products/1.json")["name"] as? Int, 5)
  }

  func testABrokenFileLeavesTheCatalogueAsItWasAndSaysWhereItIsBroken() throws {
    let demo = try DemoServices(catalogue: catalogue)
    _ = try demo.importProducts(from: try file("[\(lamp(1))]".utf8))
    let first = "[{\"sku\":1,\"name\":\"changed\"},"
    let broken: [(String, Int, Int?)] = [
      (first + "{\"sku\":2,}]", first.utf8.count + 9, 2),
      (first + "{\"sku\":2", first.utf8.count + 8, 2),
      (first + "]", first.utf8.count, 2),
      (first.dropLast() + "} ]", first.utf8.count - 1, 1),
      (first.dropLast() + "]]", first.utf8.count, nil),
      (#"{"products":["# + lamp(3) + "],", 13 + lamp(3).utf8.count + 2, nil),
    ]
    for (json, byte, product) in broken {
      XCTAssertThrowsError(try demo.importProducts(from: try file(json.utf8)), json) { error in
        guard case ImportFailure.malformed(_, let where_, let number) = error else {
          return XCTFail("\(error)")
        }
        XCTAssertEqual(where_, byte, json)
        XCTAssertEqual(number, product, json)
        XCTAssertTrue(error.localizedDescription.contains("byte \(byte)"))
      }
      XCTAssertEqual(try demo.find("search=zirkel", "show=name").names, ["Zirkel - Lamp 1"], json)
      XCTAssertEqual(try demo.get("/v1/products/3.json").status, 404)
    }
    XCTAssertEqual(try demo.importProducts(from: try file("[\(lamp(3))]".utf8)).imported, 1, "it goes on")
  }

  func testBytesThatAreNoUTF8AreRefused() throws {
    let json = Array("[{\"sku\":1,\"name\":\"".utf8) + [0xFF] + Array("\"}]".utf8)
    XCTAssertThrowsError(try emptyShop().importProducts(from: try file(json))) { error in
      guard case ImportFailure.malformed(let reason, _, let product) = error else {
        return XCTFail("\(error)")
      }
      XCTAssertTrue(reason.contains("UTF-8"))
      XCTAssertEqual(product, 1)
    }
  }

  func testFilesWithoutProductsAreRefused() throws {
    let demo = try emptyShop()
    for json in ["{}", "{\"products\":5}", "\"products\"", "12", "{\"error\":{\"products\":[]}}"] {
      XCTAssertThrowsError(try demo.importProducts(from: try file(json.utf8)), json) {
        XCTAssertEqual($0 as? ImportFailure, .noProducts, json)
      }
    }
    for json in ["", "<html></html>"] {
      XCTAssertThrowsError(try demo.importProducts(from: try file(json.utf8)), json) {
        XCTAssertEqual(
          $0 as? ImportFailure,
          .malformed(
            reason: json.isEmpty ? "the text ends too early" : "a value is expected", byte: 0, product: nil))
      }
    }
    for missing in [folder.appendingPathComponent("nothing.json"), folder] {
      XCTAssertThrowsError(try demo.importProducts(from: missing)) { error in
        guard case ImportFailure.unreadable = error else { return XCTFail("\(error)") }
      }
    }
  }

  func testProgressIsToldNowAndThenAndAtTheEnd() throws {
    let demo = try emptyShop()
    let list = "[" + (1...1_201).map { lamp($0) }.joined(separator: ",") + "]"
    var told: [Int] = []
    _ = try demo.importProducts(from: try file(list.utf8)) { told.append($0) }
    XCTAssertEqual(told, [500, 1_000, 1_201])
  }

  func testImportedLinksAreLeftAsTheyAre() throws {
    let demo = try emptyShop()
    let json = #"[{"sku":1,"image":"https://pictures.example/1.png","name":"/path"}]"#
    _ = try demo.importProducts(from: try file(json.utf8))
    let product = try demo.get("/v1/products/1.json")
    XCTAssertEqual(product["image"] as? String, "https://pictures.example/1.png")
    XCTAssertEqual(product["name"] as? String, "/path")
  }
}

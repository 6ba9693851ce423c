import HTTP
import XCTest

@testable import DemoServices

final class ProductSearchTests: XCTestCase {
  private var demo: DemoServices { get throws { try .shared() } }

  func testTheSampleSearchFindsTheEightProductsOfTheSample() throws {
    let reply = try demo.find("search=pixel&search=pen", "show=name,upc,salePrice,image,longDescription")
    XCTAssertEqual(reply.total, 8)
    XCTAssertEqual(reply.names.first, "Google - Pixelbook Pen - Midnight Blue")
    XCTAssertEqual(
      Set(reply.products.compactMap { $0["upc"] as? String }),
      [
        "842776108302", "888462313674", "889842593549", "889842593686", "889842518801", "400064103271",
        "400063215456", "400063215463",
      ])
    XCTAssertEqual(
      Set(reply.products[0].keys), ["name", "upc", "salePrice", "image", "longDescription"])
  }

  func testAProductOfTheSampleIsThereWordForWord() throws {
    let pen = try demo.get("/v1/products/6306364.json")
    XCTAssertEqual(pen["name"] as? String, "Google - Pixelbook Pen - Midnight Blue")
    XCTAssertEqual(pen["salePrice"] as? Double, 99)
    XCTAssertEqual(pen["image"] as? String, "https://demo.highstreet.example/pictures/product/6306364.png")
    XCTAssertEqual(
      pen["longDescription"] as? String,
      "Write and design with confidence with this Google Pixelbook pen. The responsive instrument can be used "
        + "with Google Pixelbook or Google Assistant to make taking notes or creating art more efficient. The "
        + "realistic feel of this Google Pixelbook pen helps you write and draw naturally so you can focus on "
        + "your designs.")
  }

  func testStemsAndBeginningsOfLongWordsMatchButShortWordsOnlyWhole() throws {
    XCTAssertEqual(try demo.find("search=ovens").total, try demo.find("search=oven").total)
    XCTAssertGreaterThan(try demo.find("search=headph").total, 10)
    XCTAssertGreaterThan(try demo.find("search=LAPTOP").total, 10)
    XCTAssertFalse(
      try demo.find("search=pen").names.contains { $0.contains("Pentium") && !$0.contains("Surface") })
    XCTAssertGreaterThan(try demo.find("search=pap*").total, try demo.find("search=pap").total)
  }

  func testEveryWordMustMatchAndAnUnsplitBlankIsAnOr() throws {
    let both = try demo.find("search=stainless&search=oven").total
    let oven = try demo.find("search=oven").total
    XCTAssertLessThan(both, oven)
    let either = try demo.find("search=stainless oven").total
    XCTAssertEqual(either, try demo.find("search=stainless|search=oven").total)
    XCTAssertGreaterThan(either, oven)
  }

  func testAWordOfPunctuationBetweenOthersIsPassedOver() throws {
    XCTAssertEqual(
      try demo.find("search=wall&search=-&search=oven").total, try demo.find("search=wall&search=oven").total)
    XCTAssertEqual(try demo.find("search=-").total, 0)
  }

  func testAccentsScriptsAndSingleLettersAreFound() throws {
    XCTAssertEqual(try demo.find("search=cafe").total, try demo.find("search=caf\u{E9}").total)
    XCTAssertEqual(try demo.find("search=日本").total, 1)
    XCTAssertTrue(
      try demo.find("search=Series&search=X").names[0].hasPrefix("Arcadian - Series X"))
  }

  func testNobodyFindsAProductByItsEntities() throws {
    XCTAssertEqual(try demo.find("search=8482").total, 0)
    XCTAssertEqual(try demo.find("search=apos").total, 0)
    XCTAssertEqual(try demo.find("search=rolling&search=robot").names.count, 1)
  }

  func testAttributesAreCompared() throws {
    let cheap = try demo.find("salePrice<15", "pageSize=100&show=salePrice").products
    XCTAssertFalse(cheap.isEmpty)
    let edge = try demo.find("salePrice<=9.99").total - (try demo.find("salePrice<9.99").total)
    XCTAssertEqual(edge, try demo.find("salePrice=9.99").total)
    XCTAssertGreaterThan(edge, 0)
    XCTAssertEqual(try demo.find("upc=842776108302").skus, [6_306_364])
    XCTAssertEqual(try demo.find("sku in(6306364, 4538802)").total, 2)
    XCTAssertEqual(
      try demo.find("manufacturer=NORVANE").total, try demo.find("manufacturer=\"Norvane\"").total)
    XCTAssertEqual(
      try demo.find("manufacturer=nor*").total,
      try demo.find("manufacturer in(Norvane,Norfell)").total)
    XCTAssertEqual(try demo.find("sku=6306364&manufacturer!=google").total, 0)
  }

  func testCategoriesPresenceFlagsAndParentheses() throws {
    let all = try demo.get("/v1/products?format=json").total
    let laptops = try demo.find("categoryPath.name=Laptops").total
    XCTAssertGreaterThan(laptops, 20)
    XCTAssertEqual(try demo.find("categoryPath.name!=Laptops").total, all - laptops)
    XCTAssertEqual(try demo.find("categoryPath.name=Computers & Tablets").status, 400)
    XCTAssertGreaterThan(try demo.find("categoryPath.name=\"Computers & Tablets\"").total, laptops)
    XCTAssertLessThan(try demo.find("upc=*").total, all)
    XCTAssertEqual(try demo.find("digital=true&type!=DigitalGood").total, 0)
    XCTAssertEqual(
      try demo.find("(search=oven|search=laptop)&salePrice<100").total,
      try demo.find("search=oven&salePrice<100").total + (try demo.find("search=laptop&salePrice<100").total))
  }

  func testAPercentSignInAWildcardIsItself() throws {
    XCTAssertEqual(try demo.find("name=%*").total, 0)
    XCTAssertEqual(try demo.find("name=_*").total, 0)
  }

  func testSortingPutsMissingValuesLast() throws {
    let rising = try demo.find("search=oven", "sort=salePrice.asc&pageSize=100&show=salePrice").products
    let prices = rising.compactMap { $0["salePrice"] as? Double }
    XCTAssertEqual(prices, prices.sorted())
    XCTAssertNil(rising.last?["salePrice"] as? Double, "the rack with an odd price comes last")
    let names = try demo.find("search=oven", "sort=name.desc&pageSize=100").names.map { $0.lowercased() }
    XCTAssertEqual(names, names.sorted(by: >))
    XCTAssertEqual(
      try demo.find("search=oven", "sort=name&pageSize=5").names,
      try demo.find("search=oven", "sort=name.asc&pageSize=5").names)
  }
}

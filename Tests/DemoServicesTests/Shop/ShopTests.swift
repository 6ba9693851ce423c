import HTTP
import XCTest

@testable import DemoServices

/// What the demo shop has on its shelves.
final class ShopTests: XCTestCase {
  func testThereAreAThousandProductsInADozenCategories() throws {
    let variants = try Department.all.flatMap { try ProductVariant.all(of: $0) }
    XCTAssertGreaterThanOrEqual(variants.count, 1_000)
    XCTAssertGreaterThanOrEqual(Set(Department.all.map { $0.path }).count, 12)
    XCTAssertEqual(Set(Department.all.map(\.number)).count, Department.all.count)
    XCTAssertEqual(Set(Department.all.map(\.key)).count, Department.all.count)
  }

  func testNoTwoProductsShareANumberANameOrADescription() throws {
    let variants = try Department.all.flatMap { try ProductVariant.all(of: $0) }
    XCTAssertEqual(Set(variants.map(\.sku)).count, variants.count)
    XCTAssertEqual(Set(variants.map(\.upc)).count, variants.count)
    XCTAssertEqual(Set(variants.map(\.name)).count, variants.count)
    XCTAssertEqual(Set(variants.map(\.longDescription)).count, variants.count)
  }

  func testEveryProductIsPlausible() throws {
    for variant in try Department.all.flatMap({ try ProductVariant.all(of: $0) }) {
      XCTAssertEqual(String(variant.sku).count, 7, variant.name)
      XCTAssertEqual(variant.upc.count, 12, variant.name)
      XCTAssertEqual(variant.upc.hasPrefix("4000"), variant.department.isDigital, variant.name)
      XCTAssertEqual(
        ProductVariant.checkDigit(String(variant.upc.dropLast())), Int(String(variant.upc.suffix(1))))
      XCTAssertGreaterThan(variant.salePrice, 0)
      XCTAssertLessThanOrEqual(variant.salePrice, variant.regularPrice)
      XCTAssertGreaterThan(variant.longDescription.count, 60, variant.name)
      XCTAssertGreaterThanOrEqual(variant.family.features.count, 2, variant.name)
    }
  }

  func testTheCheckDigitIsThatOfTheSample() {
    XCTAssertEqual(ProductVariant.checkDigit("84277610830"), 2)
    XCTAssertEqual(ProductVariant.checkDigit("81035402081"), 0)
  }

  func testAFamilyIsReadFromItsLines() throws {
    let families = try ProductFamily.families(
      of: """
        Norvane | Aria | 649.99
        colours: Graphite, Stainless Steel
        sizes: Small; Large +1.50
        about: Short: and sweet.
        features: One; Two


        Norvane | Plain | 5
        colours: White
        about: Nothing.
        features: None
        """)
    XCTAssertEqual(families.count, 2)
    XCTAssertEqual(families[0].price, 64_999)
    XCTAssertEqual(families[0].colours, ["Graphite", "Stainless Steel"])
    XCTAssertEqual(families[0].sizes.map(\.extra), [0, 150])
    XCTAssertEqual(families[0].about, "Short: and sweet.")
    XCTAssertEqual(families[1].sizes.map(\.name), [""])
  }

  func testAMalformedTableSaysWhichLine() {
    for table in [
      "Norvane | Aria", "Norvane | Aria | dear", "Norvane | Aria | 1\ncolours Black",
      "Norvane | Aria | 1\ncolours: Black", "A | B | 1\ncolours: C\nsizes: D +x\nabout: E\nfeatures: F",
    ] {
      XCTAssertThrowsError(try ProductFamily.families(of: table), table) {
        XCTAssertTrue($0 is ProductTableFault)
      }
    }
  }

  func testAProductIsSentAsTheRealServiceWritesIt() throws {
    let demo = try DemoServices.shared()
    let reply = demo.respond(
      to: HTTPRequest(url: try XCTUnwrap(URL(string: "http://127.0.0.1:81/v1/products/1001007.json"))))
    let product = try XCTUnwrap(JSONSerialization.jsonObject(with: reply.body) as? [String: Any])
    XCTAssertEqual(product["sku"] as? Int, 1_001_007)
    XCTAssertEqual(product["regularPrice"] as? Double, 649.99)
    XCTAssertEqual(product["url"] as? String, "http://127.0.0.1:81/pages/products/1001007")
    XCTAssertEqual(product["image"] as? String, "http://127.0.0.1:81/pictures/product/1001007.png")
    XCTAssertEqual((product["features"] as? [[String: String]])?.first?.keys.first, "feature")
    XCTAssertEqual(
      (product["categoryPath"] as? [[String: String]])?.map { $0["name"] },
      ["High Street Electronics", "Computers & Tablets", "Laptops"])
  }

  func testTheAwkwardOnesAreSentAsTheyAre() throws {
    let demo = try DemoServices.shared()
    XCTAssertTrue(try demo.get("/v1/products/9000003.json")["name"] is NSNull)
    XCTAssertEqual(try demo.get("/v1/products/9000004.json").object.count, 2)
    XCTAssertEqual(try demo.get("/v1/products/9000005.json")["salePrice"] as? String, "224.50")
    XCTAssertEqual(try demo.find("salePrice=224.50").total, 1, "a price in quotation marks is a price")
    XCTAssertEqual((try demo.get("/v1/products/9000008.json")["upc"] as? String)?.count, 13)
    XCTAssertTrue(
      try XCTUnwrap(demo.get("/v1/products/9000001.json")["name"] as? String).contains("Orb&#8482;"))
    XCTAssertTrue(
      try XCTUnwrap(demo.get("/v1/products/9000007.json")["image"] as? String).hasPrefix("http://"))
    for product in KnownProduct.sample + KnownProduct.awkward {
      let sku = try XCTUnwrap(product.record().sku)
      XCTAssertEqual(try demo.get("/v1/products/\(sku).json").status, 200)
    }
  }

  func testPicturesAndPagesCanBeLookedUp() throws {
    let lookup = ProductLookup(catalogue: try DemoServices.shared().catalogue)
    XCTAssertEqual(
      try lookup.picture(1_001_007), ProductLookup.Picture(department: "laptop", colour: "Graphite"))
    XCTAssertEqual(try lookup.picture(9_000_003), ProductLookup.Picture(department: "accessory", colour: nil))
    XCTAssertNil(try lookup.picture(1))
    let page = try XCTUnwrap(lookup.page(6_306_364))
    XCTAssertEqual(page.name, "Google - Pixelbook Pen - Midnight Blue")
    XCTAssertEqual(page.price, 9_900)
    XCTAssertTrue(page.description.contains("Google Assistant"))
    XCTAssertNil(try lookup.page(1))
  }

  func testKnownProductsBelongToDepartmentsThatArePainted() throws {
    let keys = Set(Department.all.map(\.key)).union(["stylus"])
    for product in KnownProduct.sample + KnownProduct.awkward {
      XCTAssertTrue(keys.contains(product.department), product.department)
    }
  }
}

import Foundation
import HTTP
import XCTest

@testable import DemoServices

final class PictureTests: XCTestCase {
  private func get(_ path: String) throws -> HTTPResponse {
    try DemoServices.shared().respond(to: try HTTPRequest(base: DemoServices.baseURL, path: path))
  }

  /// Width and height of a PNG, from its first chunk.
  private func size(of png: Data) -> [Int] {
    let bytes = Array(png)
    guard bytes.count > 24 else { return [] }
    return [16, 20].map { start in (0..<4).reduce(0) { $0 << 8 | Int(bytes[start + $1]) } }
  }

  func testAProductHasAPicture() throws {
    let response = try get("/pictures/product/6306364.png")
    XCTAssertEqual(response.headers["Content-Type"], "image/png")
    XCTAssertEqual(Array(response.body.prefix(8)), [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    XCTAssertEqual(size(of: response.body), [512, 512])
    XCTAssertLessThan(response.body.count, 60_000)
  }

  func testTheSizeWishOfAnAddressIsPassedOver() throws {
    XCTAssertEqual(try get("/pictures/product/6306364.png;maxHeight=640;maxWidth=550").status, 200)
  }

  func testAPictureNeverChanges() throws {
    let path = "/pictures/fashion/dress-B4474F.png"
    XCTAssertEqual(try get(path).body, try get(path).body)
    XCTAssertNotEqual(try get(path).body, try get("/pictures/fashion/dress-3C6FB0.png").body)
  }

  func testEveryPictureOfAHomeIsDrawnInItsSize() throws {
    for number in 1...3 {
      let look = try XCTUnwrap(HomePicturePlan.look(2_020_100_699, number))
      let response = try get(HomePicturePlan.path(2_020_100_699, number, look))
      XCTAssertEqual(size(of: response.body), [look.width, look.height])
      XCTAssertLessThan(response.body.count, 120_000)
    }
    XCTAssertEqual(try get("/pictures/home/2020100699-99-w1024-h683").status, 404)
    XCTAssertEqual(try get("/pictures/home/1-1-w1024-h683").status, 404)
    XCTAssertEqual(try get("/pictures/home/2020100699-1-w99999-h683").status, 404)
  }

  func testEveryLogoOfAnOperatorIsDrawnNoLargerThanAskedFor() throws {
    for (query, expected) in [
      ("", [320, 160]), ("?height=40&width=120", [80, 40]), ("?scale=fit&height=200&width=100", [100, 50]),
      ("?width=64", [64, 32]), ("?height=1&width=1", [16, 8]), ("?width=99999999", [1024, 512]),
      ("?height=9223372036854775807", [1024, 512]), ("?width=-5", [16, 8]), ("?width=x", [320, 160]),
    ] {
      let url = try XCTUnwrap(
        URL(string: DemoServices.baseURL.absoluteString + "/pictures/operator/boreal.png" + query))
      let response = try DemoServices.shared().respond(to: HTTPRequest(url: url))
      XCTAssertEqual(response.status, 200, query)
      XCTAssertEqual(size(of: response.body), expected, query)
    }
  }

  func testEveryCityHasASkylineOfItsOwn() throws {
    let cities = TextTable(TravelSource.cities).rows
    for city in cities {
      let sights = city.list("sights")
      XCTAssertFalse(sights.isEmpty, city["city"])
      for sight in sights { XCTAssertNotNil(SkylineDrawing.Sight(rawValue: sight), sight) }
    }
    let response = try get("/pictures/city/f2m673.png")
    XCTAssertEqual(size(of: response.body), [1024, 576])
    XCTAssertLessThan(response.body.count, 60_000)
    XCTAssertNotEqual(response.body, try get("/pictures/city/dp3wj6.png").body)
  }

  func testWhatCannotBeDrawnIsMissing() throws {
    let paths = [
      "/pictures/product/1.png", "/pictures/product/x", "/pictures/fashion/dress.png",
      "/pictures/fashion/dress-GGGGGG.png", "/pictures/fashion/hat-B4474F.png", "/pictures/nothing/1.png",
      "/pictures/product/../../etc", "/pictures", "/pictures/operator/nobody.png",
      "/pictures/operator/lakelight.png",
      "/pictures/city/zzzzzz.png", "/pictures/agency/saltbush.png", "/pictures/agent/harbour-3.png",
      "/pictures/agent/harbour.png", "/pictures/agent/harbour--1.png",
    ]
    for path in paths { XCTAssertEqual(try get(path).status, 404, path) }
  }

  func testEveryDepartmentHasADrawing() {
    for department in Department.all {
      let drawing = ProductDrawing(department: department.key, sku: 1)
      XCTAssertTrue(
        drawing != .accessory || department.key == "phone-accessory", "\(department.key) falls back")
    }
  }

  func testACircleCoversItsShareOfThePixels() {
    var canvas = Canvas(width: 100, height: 100, background: .solid(.white))
    canvas.fill(.circle(50, 50, 25), Colour(0))
    let dark = canvas.pixels.reduce(0.0) { $0 + Double(255 - $1) } / (255 * 3)
    XCTAssertEqual(dark, .pi * 25 * 25, accuracy: 8)
  }

  func testAShapeBeyondTheEdgesIsClipped() {
    var canvas = Canvas(width: 10, height: 10, background: .solid(.white))
    canvas.fill(.rectangle(-50, -50, 100, 200), Colour(0))
    canvas.fill(.rectangle(150, 0, 10, 10), Colour(0))
    canvas.fill(.rectangle(0, -50, 10, 10), Colour(0))
    for row in 0..<10 {
      for column in 0..<10 { XCTAssertEqual(canvas.pixels[(row * 10 + column) * 3], column < 5 ? 0 : 255) }
    }
  }

  func testAHoleIsCutOut() {
    var canvas = Canvas(width: 100, height: 100, background: .solid(.white))
    canvas.fill(Shape.rectangle(10, 10, 80, 80).without(.rectangle(30, 30, 40, 40)), Colour(0))
    XCTAssertEqual(canvas.pixels[(50 * 100 + 50) * 3], 255)
    XCTAssertEqual(canvas.pixels[(20 * 100 + 50) * 3], 0)
  }
}

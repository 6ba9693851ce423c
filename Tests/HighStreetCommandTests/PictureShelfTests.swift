import Foundation
import HTTP
import XCTest

@testable import HighStreetCommand

final class PictureShelfTests: XCTestCase {
  /// Counts what is drawn; every body has ten bytes.
  private final class Artist: @unchecked Sendable {
    // The tests use one thread.
    var drawn: [String] = []

    func reply(to request: HTTPRequest) -> HTTPResponse {
      drawn.append(request.url.path)
      let status = request.url.path.hasSuffix("none") ? 404 : 200
      return HTTPResponse(status: status, body: Data(count: 10), url: request.url)
    }
  }

  private func request(_ path: String) throws -> HTTPRequest {
    HTTPRequest(url: try XCTUnwrap(URL(string: "http://shop.test\(path)")))
  }

  func testAPictureIsDrawnOnce() throws {
    let artist = Artist()
    let shelf = PictureShelf { artist.reply(to: $0) }
    let request = try request("/pictures/home/1")
    XCTAssertTrue(shelf.isSlow(request))
    XCTAssertEqual(shelf.reply(to: request), shelf.reply(to: request))
    XCTAssertFalse(shelf.isSlow(request))
    XCTAssertEqual(artist.drawn, ["/pictures/home/1"])
  }

  func testWhatIsNoPictureIsAskedForEachTime() throws {
    let artist = Artist()
    let shelf = PictureShelf { artist.reply(to: $0) }
    for path in ["/shop/pen", "/pictures/none"] {
      _ = shelf.reply(to: try request(path))
      _ = shelf.reply(to: try request(path))
    }
    XCTAssertEqual(artist.drawn, ["/shop/pen", "/shop/pen", "/pictures/none", "/pictures/none"])
    XCTAssertFalse(shelf.isSlow(try request("/shop/pen")))
  }

  func testTheOldestMakeRoom() throws {
    let artist = Artist()
    let shelf = PictureShelf(byteLimit: 25) { artist.reply(to: $0) }
    for number in 1...3 { _ = shelf.reply(to: try request("/pictures/\(number)")) }
    XCTAssertTrue(shelf.isSlow(try request("/pictures/1")))
    XCTAssertFalse(shelf.isSlow(try request("/pictures/2")))
    XCTAssertFalse(shelf.isSlow(try request("/pictures/3")))
  }
}

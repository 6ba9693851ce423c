import Foundation
import HTTP
import XCTest

/// The files beside these tests.
enum Fixture {
  static func data(_ name: String) throws -> Data {
    let url = try XCTUnwrap(Bundle.module.url(forResource: "Fixtures", withExtension: nil))
    return try Data(contentsOf: url.appendingPathComponent(name))
  }

  /// A reply with the file as its body.
  static func response(_ name: String, status: Int = 200, headers: HTTPHeaders = [:]) throws -> HTTPResponse {
    HTTPResponse(
      status: status, headers: headers, body: try data(name), url: URL(fileURLWithPath: "/v1/products"))
  }
}

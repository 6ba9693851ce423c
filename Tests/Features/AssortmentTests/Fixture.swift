import Foundation
import HTTP
import XCTest

@testable import Assortment

/// The files beside the tests.
enum Fixture {
  static func data(_ name: String) throws -> Data {
    let url = try XCTUnwrap(Bundle.module.url(forResource: "Fixtures/\(name)", withExtension: nil))
    return try Data(contentsOf: url)
  }

  static func tree(_ name: String) throws -> CategoryTree {
    try tree(json: data(name))
  }

  static func tree(json: Data) throws -> CategoryTree {
    try JSONDecoder().decode(NavigationResponse.self, from: json).tree()
  }

  static func tree(text json: String) throws -> CategoryTree {
    try tree(json: Data(json.utf8))
  }
}

import Foundation
import HTTP
import XCTest

@testable import DemoServices

/// What a test looks at in a reply.
struct JSONReply {
  let status: Int
  let object: [String: Any]

  subscript(_ name: String) -> Any? { object[name] }

  /// The products of the page.
  var products: [[String: Any]] { object["products"] as? [[String: Any]] ?? [] }
  var names: [String] { products.compactMap { $0["name"] as? String } }
  var skus: [Int] { products.compactMap { $0["sku"] as? Int } }
  var total: Int { object["total"] as? Int ?? -1 }
  /// The message in the error envelope.
  var message: String { (object["error"] as? [String: Any])?["message"] as? String ?? "" }
}

extension DemoServices {
  private static let opened = Result { try DemoServices() }

  /// One catalogue in memory for all tests that only read.
  static func shared() throws -> DemoServices { try opened.get() }

  /// The reply to a GET of a path, percent-encoded already, with its query.
  func get(_ path: String, file: StaticString = #filePath, line: UInt = #line) throws -> JSONReply {
    let url = try XCTUnwrap(
      URL(string: DemoServices.baseURL.absoluteString + path), "no URL: \(path)", file: file, line: line)
    let response = respond(to: HTTPRequest(url: url))
    let object = try JSONSerialization.jsonObject(with: response.body) as? [String: Any]
    return JSONReply(
      status: response.status, object: try XCTUnwrap(object, "no object", file: file, line: line))
  }

  /// The products that an expression, not encoded yet, finds.
  func find(
    _ expression: String, _ query: String = "pageSize=100", file: StaticString = #filePath, line: UInt = #line
  ) throws -> JSONReply {
    try get(
      "/v1/products(\(expression.percentEncoded))?format=json&\(query)", file: file, line: line)
  }
}

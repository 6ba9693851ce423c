import Foundation
import HTTP

extension HTTPResponse {
  /// A reply with a JSON body.
  static func json(_ body: Data, status: Int = 200, to request: DemoRequest) -> HTTPResponse {
    HTTPResponse(
      status: status, headers: ["Content-Type": "application/json; charset=utf-8"], body: body,
      url: request.url)
  }

  /// A reply whose JSON body is encoded from a value, keys sorted and slashes bare.
  static func json(
    encoding value: some Encodable, status: Int = 200, to request: DemoRequest
  ) throws -> HTTPResponse {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return .json(try encoder.encode(value), status: status, to: request)
  }

  /// 404: no service has this path.
  static func notFound(_ request: DemoRequest) throws -> HTTPResponse {
    try failure(404, "There is nothing at \(request.path).", to: request)
  }

  /// 405: the path exists, but not for this method.
  static func methodNotAllowed(_ request: DemoRequest, allowed: HTTPRequest.Method) throws -> HTTPResponse {
    var response = try failure(
      405, "\(request.path) answers \(allowed.rawValue), not \(request.method.rawValue).", to: request)
    response.headers["Allow"] = allowed.rawValue
    return response
  }

  /// A failure in the plain envelope of the server itself: `{"error":{"code":404,"message":"…"}}`.
  static func failure(_ status: Int, _ message: String, to request: DemoRequest) throws -> HTTPResponse {
    try .json(
      encoding: ["error": DemoFailure(code: status, message: message)], status: status, to: request)
  }
}

private struct DemoFailure: Encodable {
  let code: Int
  let message: String
}

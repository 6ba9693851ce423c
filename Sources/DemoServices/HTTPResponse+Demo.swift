import Foundation
import HTTP

extension HTTPResponse {
  /// A reply with a JSON body.
  static func json(_ body: Data, status: Int = 200, to request: DemoRequest) -> HTTPResponse {
    HTTPResponse(
      status: status, headers: ["Content-Type": "application/json; charset=utf-8"], body: body,
      url: request.url)
  }

  /// A reply with a tree as its JSON body.
  static func json(_ tree: JSONTree, status: Int = 200, to request: DemoRequest) -> HTTPResponse {
    .json(tree.data, status: status, to: request)
  }

  /// 404: no service has this path.
  static func notFound(_ request: DemoRequest) -> HTTPResponse {
    failure(404, "There is nothing at \(request.path).", to: request)
  }

  /// 405: the path exists, but not for this method.
  static func methodNotAllowed(_ request: DemoRequest, allowed: HTTPRequest.Method) -> HTTPResponse {
    var response = failure(
      405, "\(request.path) answers \(allowed.rawValue), not \(request.method.rawValue).", to: request)
    response.headers["Allow"] = allowed.rawValue
    return response
  }

  /// A failure in the plain envelope of the server itself: `{"error":{"code":404,"message":"…"}}`.
  static func failure(_ status: Int, _ message: String, to request: DemoRequest) -> HTTPResponse {
    .json(["error": ["code": .integer(status), "message": .text(message)]], status: status, to: request)
  }
}

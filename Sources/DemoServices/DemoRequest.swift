import Foundation
import HTTP

/// A request as the services read it: the address taken apart once.
struct DemoRequest {
  /// The method.
  let method: HTTPRequest.Method
  /// The path, percent-encoded as it was received.
  let path: String
  /// The query items in order, decoded; `+` is a blank, as in the real services.
  let query: [(name: String, value: String)]
  /// The header fields.
  let headers: HTTPHeaders
  /// The body.
  let body: Data?
  /// Scheme, host and port of this request, for links to our own pictures and pages: `http://127.0.0.1:8080`.
  let base: String
  /// The whole address.
  let url: URL

  init(_ request: HTTPRequest) {
    url = request.url
    method = request.method
    headers = request.headers
    body = request.body
    let address = request.url.absoluteString.utf8.prefix { $0 != UInt8(ascii: "#") }
    let afterScheme = DemoRequest.startOfHost(in: address)
    let pathStart =
      address[afterScheme...].firstIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") }
      ?? address.endIndex
    let pathEnd = address[pathStart...].firstIndex(of: UInt8(ascii: "?")) ?? address.endIndex
    base = String(decoding: address[..<pathStart], as: UTF8.self)
    path = pathStart == pathEnd ? "/" : String(decoding: address[pathStart..<pathEnd], as: UTF8.self)
    query = address[pathEnd...].dropFirst().split(separator: UInt8(ascii: "&")).map { item in
      let nameEnd = item.firstIndex(of: UInt8(ascii: "=")) ?? item.endIndex
      return (
        DemoRequest.decoded(item[..<nameEnd]), DemoRequest.decoded(item[nameEnd...].dropFirst())
      )
    }
  }

  /// The value of the first query item of a name.
  subscript(name: String) -> String? {
    query.first { $0.name == name }?.value
  }

  /// A name or value of the query as it was meant.
  private static func decoded(_ bytes: Substring.UTF8View) -> String {
    let withBlanks = bytes.map { $0 == UInt8(ascii: "+") ? UInt8(ascii: " ") : $0 }
    return String(decoding: withBlanks, as: UTF8.self).lenientlyPercentDecoded
  }

  private static func startOfHost(in address: Substring.UTF8View) -> Substring.UTF8View.Index {
    guard let colon = address.firstIndex(of: UInt8(ascii: ":")) else { return address.startIndex }
    let rest = address[colon...].dropFirst()
    guard rest.starts(with: "//".utf8) else { return address.startIndex }
    return rest.dropFirst(2).startIndex
  }
}

import Foundation
import HTTP

/// What the first line and the header fields of a request say of it.
enum RequestHead {
  /// The reply to a request whose end or addressee is in doubt, or whose body is announced as too large; `nil`
  /// for all others. https://www.rfc-editor.org/rfc/rfc9112#section-6.3
  static func refusal(of headers: HTTPHeaders, version: String, limits: DemoServer.Limits) -> HTTPResponse? {
    let hosts = headers.values(of: "host")
    if hosts.count > 1 || hosts.isEmpty && version == "HTTP/1.1" {
      return .lastMessage(400, "A request has one Host field.")
    }
    if headers.fields.contains(where: { $0.name.last?.isWhitespace ?? true }) {
      return .lastMessage(400, "A blank stands before the colon of a field.")
    }
    let lengths = Set(headers.values(of: "content-length"))
    let codings = headers.values(of: "transfer-encoding")
    if lengths.count > 1 || !lengths.isEmpty && !codings.isEmpty {
      return .lastMessage(400, "The length of the request's body is in doubt.")
    }
    if codings.contains(where: { $0.lowercased() != "chunked" }) {
      return .lastMessage(501, "The request's transfer encoding is not known here; use chunked.")
    }
    if let length = lengths.first.flatMap({ Int($0) }), length > limits.bodyBytes {
      var response = HTTPResponse.tooLarge(limits)
      response.headers["Connection"] = "close"
      return response
    }
    return nil
  }

  /// The address of a request: its target is a path, or a whole address, which then names the host.
  /// https://www.rfc-editor.org/rfc/rfc9112#section-3.2
  static func url(target: String, host: String?) -> URL? {
    let plausible = host.flatMap { $0.isPlausibleHost ? $0 : nil } ?? "127.0.0.1"
    if target.hasPrefix("/") { return URL(string: "http://\(plausible)\(target)") }
    let scheme = ["http://", "https://"].first { target.lowercased().hasPrefix($0) }
    guard let rest = scheme.map({ target.dropFirst($0.count) }) else { return nil }
    let authority = String(rest.prefix { !"/?#".contains($0) })
    guard authority.isPlausibleHost else { return nil }
    let path = rest.dropFirst(authority.count)
    return URL(string: "http://\(authority)\(path.hasPrefix("/") ? "" : "/")\(path)")
  }
}

extension HTTPResponse {
  /// A reply of the server itself.
  static func message(_ status: Int, _ text: String) -> HTTPResponse {
    HTTPResponse(
      status: status, headers: ["Content-Type": "text/plain; charset=utf-8"], body: Data("\(text)\n".utf8),
      url: URL(fileURLWithPath: "/"))
  }

  /// The same where nothing that follows on the connection can be trusted.
  fileprivate static func lastMessage(_ status: Int, _ text: String) -> HTTPResponse {
    var response = message(status, text)
    response.headers["Connection"] = "close"
    return response
  }

  static func tooLarge(_ limits: DemoServer.Limits) -> HTTPResponse {
    message(413, "The request's body is larger than \(limits.bodyBytes) bytes.")
  }
}

extension HTTPHeaders {
  /// The values of all fields of a name, given in lower case.
  fileprivate func values(of name: String) -> [String] {
    fields.filter { $0.name.lowercased() == name }.map(\.value)
  }
}

extension String {
  /// Whether a Host field holds a name or address and a port, and nothing that could end up in a page.
  fileprivate var isPlausibleHost: Bool {
    !isEmpty && utf8.count <= 255
      && utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: ":"),
          UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }
}

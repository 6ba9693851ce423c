import HTTP

extension HTTPResponse {
  /// The reply with a tag by which a client can ask whether it has changed, or, when the client names that tag, 304
  /// without a body: https://www.rfc-editor.org/rfc/rfc9110#section-13.1.2
  ///
  /// - Parameter tag: changes with the body; without quotation marks.
  func validated(by tag: String, for request: DemoRequest) -> HTTPResponse {
    var response = self
    response.headers["ETag"] = "\"\(tag)\""
    let names = (request.headers["If-None-Match"] ?? "").split(separator: ",").map { item in
      let name = item.filter { $0 != " " && $0 != "\t" }
      return name.hasPrefix("W/") ? String(name.dropFirst(2)) : String(name)
    }
    guard names.contains("*") || names.contains("\"\(tag)\"") else { return response }
    response.status = 304
    response.headers["Content-Type"] = nil
    response.body.removeAll()
    return response
  }
}

import HTTP

/// One of the services behind `DemoServices`.
protocol DemoService: Sendable {
  /// Answers a request; `nil` when the path belongs to another service. What it throws becomes a 500.
  ///
  /// A path of its own with a wrong method is `HTTPResponse.methodNotAllowed`.
  func respond(to request: DemoRequest) throws -> HTTPResponse?
}

extension HTTPClient {
  /// A client that sends over the network: with libcurl on Linux, with URLSession on Apple's systems.
  ///
  /// Both keep connections open for the next request, accept gzip, keep no cookies and store nothing. The
  /// timeout of a request is that of the whole exchange, redirects included. A body of more than
  /// `HTTPRequest.bodyLimit` bytes, counted after decompression, ends the exchange with
  /// `HTTPFailure.tooLarge`. Cancelling the task ends it at once with `HTTPFailure.cancelled`.
  ///
  /// Make one client and keep it: it owns its connections.
  public static func network(_ configuration: NetworkConfiguration = NetworkConfiguration()) -> HTTPClient {
    let transport = NetworkTransport(configuration)
    return HTTPClient { request in
      try request.checkIsSendable()
      return try await transport.exchange(request)
    }
    .followingRedirects(atMost: configuration.redirects)
  }
}

extension HTTPRequest {
  /// Throws `HTTPFailure.invalidRequest` for what must not reach a transport: another scheme than HTTP, or
  /// a header field that would end its line and begin another.
  func checkIsSendable() throws {
    guard let scheme = url.scheme?.lowercased(), scheme == "http" || scheme == "https" else {
      throw HTTPFailure.invalidRequest(HTTPReasonText.noWebScheme)
    }
    guard url.host?.isEmpty == false else {
      throw HTTPFailure.invalidRequest(HTTPReasonText.noHost)
    }
    for field in withCredentialApplied().headers.fields where !field.isLegal {
      throw HTTPFailure.invalidRequest(HTTPReasonText.illegalField(field.name))
    }
  }
}

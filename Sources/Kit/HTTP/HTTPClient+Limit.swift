extension HTTPClient {
  /// A client that takes no body of more than `limit` bytes; a request's own smaller limit counts.
  ///
  /// A network client stops receiving at the limit; the reply of a client in process is checked when it is
  /// there. Either throws `HTTPFailure.tooLarge`.
  public func limited(to limit: Int) -> HTTPClient {
    HTTPClient { request in
      var limited = request
      limited.bodyLimit = min(request.bodyLimit, limit)
      let response = try await send(limited)
      guard response.body.count <= limited.bodyLimit else {
        throw HTTPFailure.tooLarge(limit: limited.bodyLimit)
      }
      return response
    }
  }
}

extension HTTPClient {
  /// A client that starts at most `perSecond` requests in any one second, in the order in which they come.
  ///
  /// The limit holds for all requests that go through this client and its copies together.
  public func throttled(_ perSecond: Int, time: TimeSource = .system) -> HTTPClient {
    let throttle = Throttle(perSecond: perSecond, time: time)
    return HTTPClient { request in
      try await throttle.waitForStart()
      return try await send(request)
    }
  }
}

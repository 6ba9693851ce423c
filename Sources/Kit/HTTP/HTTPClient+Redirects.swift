import Foundation

extension HTTPClient {
  /// A client that follows redirects by `RedirectRule` within the time of the first request.
  func followingRedirects(atMost limit: Int) -> HTTPClient {
    HTTPClient { request in
      let start = DispatchTime.now().uptimeNanoseconds
      var hop = request
      for _ in 0...limit {
        let response: HTTPResponse
        do {
          response = try await send(hop)
        } catch HTTPFailure.timeout {
          throw HTTPFailure.timeout(request.timeout)
        }
        guard let next = try RedirectRule.request(after: response, to: hop) else { return response }
        hop = next
        hop.timeout = request.timeout - Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
        guard hop.timeout > 0 else { throw HTTPFailure.timeout(request.timeout) }
      }
      throw HTTPFailure.redirect(HTTPReasonText.tooOften(limit))
    }
  }
}

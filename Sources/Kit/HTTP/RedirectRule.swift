import Foundation

/// Decides what happens with a redirect, on every platform alike.
///
/// Followed are 301, 302, 303, 307 and 308 of a `GET`, and 303 of a `POST`, which becomes a `GET`
/// (https://www.rfc-editor.org/rfc/rfc9110#section-15.4). The body of a `POST` is never sent a second time.
/// The credential stays with the origin that it was meant for: scheme, host and port.
enum RedirectRule {
  /// The request to send next, or `nil` when the reply is to be handed out as it is.
  ///
  /// - Throws: `HTTPFailure.redirect` when the reply redirects to where we do not go.
  static func request(after response: HTTPResponse, to request: HTTPRequest) throws -> HTTPRequest? {
    guard [301, 302, 303, 307, 308].contains(response.status), let location = response.headers["Location"]
    else { return nil }
    guard request.method == .get || response.status == 303 else {
      throw HTTPFailure.redirect(HTTPReasonText.bodySentTwice)
    }
    let target = try target(of: location, from: request)
    var next = request
    if request.method != .get {
      next.method = .get
      next.body = nil
      next.headers["Content-Type"] = nil
    }
    next.url = target
    if !target.hasSameOrigin(as: request.url) {
      next.credential = nil
      for name in ["Authorization", "Cookie", "Proxy-Authorization"] { next.headers[name] = nil }
    }
    return next
  }

  private static func target(of location: String, from request: HTTPRequest) throws -> URL {
    guard let resolved = URL(string: location.legalInURL, relativeTo: request.url)?.absoluteURL,
      resolved.isWebAddress, var parts = URLComponents(url: resolved, resolvingAgainstBaseURL: true)
    else { throw HTTPFailure.redirect(HTTPReasonText.noWebAddress) }
    if request.url.scheme?.lowercased() == "https" && resolved.scheme?.lowercased() == "http" {
      throw HTTPFailure.redirect(HTTPReasonText.insecure)
    }
    parts.fragment = nil
    let staysHome = resolved.hasSameOrigin(as: request.url)
    if !staysHome {
      parts.user = nil
      parts.password = nil
    }
    guard let url = parts.url else {
      throw HTTPFailure.redirect(HTTPReasonText.noWebAddress)
    }
    // A service may repeat the query that it was asked with, key included.
    guard let credential = request.credential else { return url }
    guard
      let clean = staysHome ? credential.removingItem(from: url) : credential.removingEveryTrace(from: url)
    else { throw HTTPFailure.redirect(HTTPReasonText.showsKey) }
    return clean
  }
}

extension URL {
  /// Whether scheme, host and port are the same.
  func hasSameOrigin(as other: URL) -> Bool {
    scheme?.lowercased() == other.scheme?.lowercased() && host?.lowercased() == other.host?.lowercased()
      && portOrDefault == other.portOrDefault
  }

  private var portOrDefault: Int? {
    port ?? (scheme?.lowercased() == "https" ? 443 : 80)
  }
}

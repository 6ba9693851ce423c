import Foundation

extension HTTPClient {
  /// A client that keeps good replies and answers from them.
  ///
  /// - A reply younger than `maxAge` (and than the service's own `max-age`) is handed out without asking,
  ///   as `.cache`; a request with `Cache-Control: no-cache` asks all the same.
  /// - An older one is confirmed by its `ETag` or `Last-Modified`: after a 304 it is `.cache` again.
  /// - When the service cannot be reached, takes too long, or answers with 500 to 599, a reply younger than
  ///   `offlineAge` is handed out as `.offlineCopy`. Any other failure or status is handed on: a wrong key
  ///   must not look like yesterday's reply.
  /// - Kept are replies of status 200 that `isGood` accepts, unless the service says `no-store`, the body is
  ///   a web page, as a captive portal sends it, or it shows the credential in a way that cannot be blotted
  ///   out.
  ///
  /// Put it after `retrying`, so that the copy is the last resort.
  ///
  /// - Parameters:
  ///   - maxAge: seconds.
  ///   - offlineAge: seconds; nothing older than both ages is kept.
  ///   - keyingOnBody: whether `POST` requests are answered too, as readings that their body describes.
  ///   - isGood: whether a reply may replace the last good one.
  public func cached(
    in cache: HTTPCache, maxAge: TimeInterval, offlineAge: TimeInterval, keyingOnBody: Bool = false,
    time: TimeSource = .system, isGood: @escaping @Sendable (HTTPResponse) -> Bool = { _ in true }
  ) -> HTTPClient {
    HTTPClient { request in
      guard request.method == .get || keyingOnBody, !request.isConditional else {
        return try await send(request)
      }
      let key = HTTPCache.key(of: request)
      let now = time.now()
      let stored = await cache.reply(for: key, at: now, maxAge: max(maxAge, offlineAge))
      if let stored, stored.isFresh(at: now, limit: maxAge), !request.asksForConfirmation {
        return stored.response(from: .cache(storedAt: stored.storedAt))
      }
      let offlineCopy = stored.flatMap { stored in
        stored.age(at: now) <= offlineAge
          ? stored.response(from: .offlineCopy(storedAt: stored.storedAt)) : nil
      }

      let response: HTTPResponse
      do {
        response = try await send(stored?.conditional(request) ?? request)
      } catch let failure as HTTPFailure {
        guard let offlineCopy, failure.meansOffline else { throw failure }
        return offlineCopy
      }
      switch response.status {
      case 304:
        guard let stored else { return response }
        let confirmed = stored.confirmed(by: response, at: time.now())
        await cache.store(confirmed, for: key)
        return confirmed.response(from: .cache(storedAt: confirmed.storedAt))
      case 500..<600:
        return offlineCopy ?? response
      default:
        if response.mayBeStored, isGood(response), let clean = response.redacted(by: request.credential) {
          await cache.store(StoredReply(response: clean, storedAt: time.now()), for: key)
        }
        return response
      }
    }
  }
}

extension HTTPRequest {
  fileprivate var asksForConfirmation: Bool { CacheControl(headers["Cache-Control"]).maxAge == 0 }

  /// Whether the sender has a copy of its own to confirm.
  fileprivate var isConditional: Bool {
    headers["If-None-Match"] != nil || headers["If-Modified-Since"] != nil
  }
}

extension HTTPFailure {
  fileprivate var meansOffline: Bool {
    switch self {
    case .offline, .timeout: true
    default: false
    }
  }
}

extension HTTPResponse {
  fileprivate var mayBeStored: Bool {
    status == 200 && !CacheControl(headers["Cache-Control"]).forbidsStoring
      && !Undecodable.looksLikeHTML(body)
  }

  /// The reply without the credential, which services echo; `nil` when it cannot be taken out.
  fileprivate func redacted(by credential: HTTPCredential?) -> HTTPResponse? {
    var clean = self
    clean.headers["Set-Cookie"] = nil
    guard let credential else { return clean }
    guard let body = credential.redacting(body) else { return nil }
    clean.body = body
    for field in clean.headers.fields where credential.redacting(field.value) != field.value {
      clean.headers[field.name] = nil
    }
    return clean
  }
}

#if !os(Linux)
  import Foundation

  /// Exchanges one request for one reply over URLSession. Owns the session.
  final class NetworkTransport: Sendable {
    private let delegate = ExchangeDelegate()
    private let session: URLSession

    /// A transport without connections yet.
    init(_ configuration: NetworkConfiguration) {
      let settings = URLSessionConfiguration.ephemeral
      settings.urlCache = nil
      settings.requestCachePolicy = .reloadIgnoringLocalCacheData
      settings.httpCookieStorage = nil
      settings.httpShouldSetCookies = false
      settings.urlCredentialStorage = nil
      settings.httpMaximumConnectionsPerHost = configuration.connectionsPerHost
      settings.httpAdditionalHeaders = ["User-Agent": configuration.userAgent]
      session = URLSession(configuration: settings, delegate: delegate, delegateQueue: delegate.queue)
    }

    deinit {
      // A session keeps its delegate until it is told to end.
      session.finishTasksAndInvalidate()
    }

    /// Sends a request and returns the reply, redirects included as they are. Throws `HTTPFailure`.
    func exchange(_ request: HTTPRequest) async throws -> HTTPResponse {
      // The transport outlives its exchanges, even where nobody else holds it any more.
      defer { withExtendedLifetime(self) {} }
      let task = session.dataTask(with: URLRequest(request))
      return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
          delegate.start(task, for: Exchange(request, continuation: continuation))
        }
      } onCancel: {
        task.cancel()
      }
    }
  }

  extension URLRequest {
    /// The request with its credential, as URLSession sends it.
    fileprivate init(_ request: HTTPRequest) {
      let sent = request.withCredentialApplied()
      self.init(url: sent.url, timeoutInterval: sent.timeout)
      httpMethod = sent.method.rawValue
      httpBody = sent.body
      for field in sent.headers.fields { addValue(field.value, forHTTPHeaderField: field.name) }
    }
  }
#endif

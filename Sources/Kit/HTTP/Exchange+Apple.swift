#if !os(Linux)
  import Foundation

  /// One exchange over URLSession: what is asked for, and what has arrived of the reply.
  ///
  /// `@unchecked Sendable`: it needs no lock, because once it was handed to `ExchangeDelegate` it is touched
  /// on that delegate's serial queue alone.
  final class Exchange: @unchecked Sendable {
    /// The time that the exchange may take, in seconds.
    let timeout: TimeInterval
    /// Why we ended the task; URLSession only knows that it was cancelled.
    var fault: HTTPFailure?
    /// Ends the task when its time is over.
    var alarm: DispatchWorkItem?

    private let request: HTTPRequest
    private let continuation: CheckedContinuation<HTTPResponse, any Error>
    private var head: HTTPURLResponse?
    private var body: BoundedBody

    /// An exchange whose outcome goes to a continuation.
    init(_ request: HTTPRequest, continuation: CheckedContinuation<HTTPResponse, any Error>) {
      self.request = request
      self.continuation = continuation
      timeout = request.timeout
      body = BoundedBody(limit: request.bodyLimit)
    }

    /// Takes the status and the header fields.
    func receive(_ response: URLResponse) {
      head = response as? HTTPURLResponse
    }

    /// Takes bytes of the body; `false` when they go beyond the limit.
    func receive(_ data: Data) -> Bool {
      if data.withUnsafeBytes({ body.append($0) }) { return true }
      fault = .tooLarge(limit: body.limit)
      return false
    }

    /// Resumes who waits.
    func finish(with error: (any Error)?) {
      alarm?.cancel()
      continuation.resume(with: outcome(error).mapError { $0 })
    }

    private func outcome(_ error: (any Error)?) -> Result<HTTPResponse, HTTPFailure> {
      if let fault { return .failure(fault) }
      if let error {
        return .failure(HTTPFailure(error, host: request.url.host ?? "", timeout: timeout))
      }
      guard let head else { return .failure(.undecodable(HTTPReasonText.noHTTP)) }
      var headers = HTTPHeaders()
      for case (let name as String, let value as String) in head.allHeaderFields {
        headers.append(name, value)
      }
      return .success(
        HTTPResponse(
          status: head.statusCode, headers: headers.withoutContentCoding, body: body.data, url: request.url))
    }
  }
#endif

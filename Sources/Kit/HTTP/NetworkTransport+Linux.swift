#if os(Linux)
  import Foundation

  /// Exchanges one request for one reply over libcurl. Owns the connections and the thread that serves them.
  final class NetworkTransport: Sendable {
    private let configuration: NetworkConfiguration
    private let loop: CurlLoop

    /// A transport without connections yet.
    init(_ configuration: NetworkConfiguration) {
      self.configuration = configuration
      loop = CurlLoop(configuration)
    }

    deinit {
      loop.stop()
    }

    /// Sends a request and returns the reply, redirects included as they are. Throws `HTTPFailure`.
    func exchange(_ request: HTTPRequest) async throws -> HTTPResponse {
      // The transport outlives its exchanges, even where nobody else holds it any more.
      defer { withExtendedLifetime(self) {} }
      let transfer = CurlTransfer(request, userAgent: configuration.userAgent)
      return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { loop.start(transfer, continuation: $0) }
      } onCancel: {
        loop.cancel(transfer)
      }
    }
  }
#endif

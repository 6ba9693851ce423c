#if os(Linux)
  import CCurl
  import Foundation

  /// One exchange: what is asked for, and what has arrived of the reply.
  ///
  /// `@unchecked Sendable`: once it is started, the `lock` of its `CurlLoop` guards it, but for the end, which
  /// comes once.
  final class CurlTransfer: @unchecked Sendable {
    /// How an exchange went.
    typealias Outcome = Result<HTTPResponse, HTTPFailure>

    /// The time that the exchange may take, in seconds.
    let timeout: TimeInterval
    /// When that time is over, in nanoseconds of the machine's uptime.
    let deadline: UInt64
    /// Who waits for the outcome.
    var continuation: CheckedContinuation<HTTPResponse, any Error>?
    /// The libcurl handle that the transfer runs on, while it runs.
    private(set) var handle: UnsafeMutableRawPointer?

    private let request: HTTPRequest
    private let userAgent: String
    private var headerLines: UnsafeMutablePointer<curl_slist>?
    private var head = ResponseHead()
    private var body: BoundedBody
    private var gzip: GzipDecoder?
    /// Why we stopped taking bytes; libcurl only knows that we did.
    private var fault: HTTPFailure?

    /// A transfer that is not started; its time counts from here.
    init(_ request: HTTPRequest, userAgent: String) {
      self.request = request
      self.userAgent = userAgent
      timeout = request.timeout
      body = BoundedBody(limit: request.bodyLimit)
      let wait = UInt64(min(max(0, timeout), CurlTransfer.longestTimeout) * 1e9)
      deadline = DispatchTime.now().uptimeNanoseconds + wait
    }

    /// A year in seconds, so that no timeout overflows in nanoseconds.
    private static let longestTimeout: TimeInterval = 365 * 86_400

    // MARK: Out

    /// Sets the options of a fresh handle: https://curl.se/libcurl/c/curl_easy_setopt.html
    func prepare(_ handle: UnsafeMutableRawPointer) {
      self.handle = handle
      let sent = request.withCredentialApplied()
      _ = highstreet_curl_set_string(handle, CURLOPT_URL, sent.url.absoluteString)
      _ = highstreet_curl_set_string(handle, CURLOPT_PROTOCOLS_STR, "http,https")
      _ = highstreet_curl_set_long(handle, CURLOPT_NOSIGNAL, 1)
      // A name that is still being looked up must not hold up the thread when its transfer ends.
      _ = highstreet_curl_set_long(handle, CURLOPT_QUICK_EXIT, 1)
      // Redirects are decided by `RedirectRule`, decompression is bounded and checked by `GzipDecoder`.
      _ = highstreet_curl_set_long(handle, CURLOPT_FOLLOWLOCATION, 0)
      _ = highstreet_curl_set_long(handle, CURLOPT_HTTP_CONTENT_DECODING, 0)
      if sent.method == .post {
        // libcurl would read from standard input for a null pointer, which an empty `Data` may have.
        let body = sent.body.flatMap { $0.isEmpty ? nil : $0 } ?? Data([0])
        let count = sent.body?.count ?? 0
        _ = highstreet_curl_set_size(handle, CURLOPT_POSTFIELDSIZE_LARGE, curl_off_t(count))
        body.withUnsafeBytes { bytes in
          _ = highstreet_curl_set_pointer(handle, CURLOPT_COPYPOSTFIELDS, bytes.baseAddress)
        }
      }
      for line in lines(of: sent) { headerLines = curl_slist_append(headerLines, line) }
      _ = highstreet_curl_set_list(handle, CURLOPT_HTTPHEADER, headerLines)

      let this = Unmanaged.passUnretained(self).toOpaque()
      _ = highstreet_curl_set_pointer(handle, CURLOPT_HEADERDATA, this)
      _ = highstreet_curl_set_sink(handle, CURLOPT_HEADERFUNCTION) { bytes, size, count, context in
        CurlTransfer.receive(bytes, size * count, context) { try $0.receiveHeaderLine($1) }
      }
      _ = highstreet_curl_set_pointer(handle, CURLOPT_WRITEDATA, this)
      _ = highstreet_curl_set_sink(handle, CURLOPT_WRITEFUNCTION) { bytes, size, count, context in
        CurlTransfer.receive(bytes, size * count, context) { try $0.receiveBody($1) }
      }
    }

    private func lines(of sent: HTTPRequest) -> [String] {
      var headers = sent.headers
      headers["Accept-Encoding"] = "gzip"
      if headers["User-Agent"] == nil { headers["User-Agent"] = userAgent }
      // libcurl reads "Name:" as "without this field", and "Name;" as a field without value.
      let fields = headers.fields.map { $0.value.isEmpty ? "\($0.name);" : "\($0.name): \($0.value)" }
      return fields + ["Expect:"]
    }

    // MARK: In

    /// Hands bytes to the transfer in `context`; returns their number, or 0 to end the transfer.
    private static func receive(
      _ bytes: UnsafeMutablePointer<CChar>?, _ count: Int, _ context: UnsafeMutableRawPointer?,
      _ take: (CurlTransfer, UnsafeRawBufferPointer) throws -> Void
    ) -> Int {
      guard let context else { return 0 }
      let transfer = Unmanaged<CurlTransfer>.fromOpaque(context).takeUnretainedValue()
      do {
        try take(transfer, UnsafeRawBufferPointer(start: bytes, count: count))
        return count
      } catch let failure as HTTPFailure {
        transfer.fault = failure
      } catch {
        transfer.fault = .undecodable(HTTPReasonText.unreadable)
      }
      return 0
    }

    private func receiveHeaderLine(_ line: UnsafeRawBufferPointer) throws {
      try head.append(line)
    }

    private func receiveBody(_ bytes: UnsafeRawBufferPointer) throws {
      if gzip == nil && head.headers.announceGzip { gzip = try GzipDecoder() }
      if let gzip {
        try gzip.decode(bytes) { try take($0) }
      } else {
        try take(bytes)
      }
    }

    private func take(_ bytes: UnsafeRawBufferPointer) throws {
      guard body.append(bytes) else { throw HTTPFailure.tooLarge(limit: body.limit) }
    }

    // MARK: The end

    /// The reply, or why there is none.
    func outcome(_ code: CURLcode) -> Outcome {
      if let fault { return .failure(fault) }
      guard code == CURLE_OK else {
        return .failure(HTTPFailure(code, host: request.url.host ?? "", timeout: timeout))
      }
      if let gzip, !gzip.isAtEnd {
        return .failure(.undecodable(HTTPReasonText.cutOff))
      }
      return .success(
        HTTPResponse(
          status: head.status, headers: head.headers.forDecodedBody, body: body.data, url: request.url))
    }

    /// Frees what was lent to the handle.
    func release() {
      handle = nil
      curl_slist_free_all(headerLines)
      headerLines = nil
    }

    /// Resumes who waits.
    func finish(with outcome: Outcome) {
      continuation?.resume(with: outcome.mapError { $0 })
      continuation = nil
    }
  }
#endif

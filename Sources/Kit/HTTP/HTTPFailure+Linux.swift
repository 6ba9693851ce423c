#if os(Linux)
  import CCurl
  import Foundation

  extension HTTPFailure {
    /// What a libcurl error means: https://curl.se/libcurl/c/libcurl-errors.html
    ///
    /// libcurl's own messages are left out, because they repeat the URL.
    init(_ code: CURLcode, host: String, timeout: TimeInterval) {
      switch code {
      case CURLE_OPERATION_TIMEDOUT:
        self = .timeout(timeout)
      case CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CERTPROBLEM, CURLE_SSL_CIPHER,
        CURLE_SSL_ISSUER_ERROR, CURLE_SSL_CACERT_BADFILE, CURLE_SSL_INVALIDCERTSTATUS,
        CURLE_SSL_PINNEDPUBKEYNOTMATCH, CURLE_SSL_CRL_BADFILE, CURLE_SSL_ENGINE_NOTFOUND,
        CURLE_SSL_ENGINE_SETFAILED, CURLE_SSL_ENGINE_INITFAILED, CURLE_USE_SSL_FAILED:
        self = .tls(host: host)
      case CURLE_UNSUPPORTED_PROTOCOL, CURLE_WEIRD_SERVER_REPLY, CURLE_BAD_CONTENT_ENCODING:
        // Only http and https get this far: the first is a reply without a status line.
        self = .undecodable(HTTPReasonText.noHTTP)
      case CURLE_URL_MALFORMAT:
        self = .invalidRequest(HTTPReasonText.illegalAddress)
      case CURLE_OUT_OF_MEMORY, CURLE_FAILED_INIT, CURLE_BAD_FUNCTION_ARGUMENT, CURLE_UNKNOWN_OPTION:
        self = .invalidRequest(HTTPReasonText.notSent)
      default:
        self = .offline(host: host)
      }
    }
  }
#endif

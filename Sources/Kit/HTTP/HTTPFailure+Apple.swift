#if !os(Linux)
  import Foundation

  extension HTTPFailure {
    /// What an error of URLSession means:
    /// https://developer.apple.com/documentation/foundation/urlerror/code
    ///
    /// Its own message is left out, because it repeats the URL.
    init(_ error: any Error, host: String, timeout: TimeInterval) {
      switch (error as? URLError)?.code {
      case .cancelled?:
        self = .cancelled
      case .timedOut?:
        self = .timeout(timeout)
      case .secureConnectionFailed?, .serverCertificateHasBadDate?, .serverCertificateUntrusted?,
        .serverCertificateHasUnknownRoot?, .serverCertificateNotYetValid?, .clientCertificateRejected?,
        .clientCertificateRequired?:
        self = .tls(host: host)
      case .appTransportSecurityRequiresSecureConnection?:
        self = .invalidRequest(HTTPReasonText.unencrypted)
      case .cannotDecodeRawData?, .cannotDecodeContentData?:
        self = .undecodable(HTTPReasonText.damaged)
      case .badServerResponse?, .cannotParseResponse?:
        self = .undecodable(HTTPReasonText.noHTTP)
      case .badURL?, .unsupportedURL?:
        self = .invalidRequest(HTTPReasonText.illegalAddress)
      default:
        self = .offline(host: host)
      }
    }
  }
#endif

#if canImport(CryptoKit)
  import CryptoKit
  import Foundation

  /// SHA-256: https://developer.apple.com/documentation/cryptokit/sha256
  enum Digest {
    /// The digest in hexadecimal digits.
    static func sha256(_ data: Data) -> String {
      Array(SHA256.hash(data: data)).hexadecimal
    }
  }
#endif

#if os(Linux)
  import CSodium
  import Foundation

  /// SHA-256: https://doc.libsodium.org/advanced/sha-2_hash_function
  enum Digest {
    /// The digest in hexadecimal digits.
    static func sha256(_ data: Data) -> String {
      var digest = [UInt8](repeating: 0, count: Int(crypto_hash_sha256_BYTES))
      data.withUnsafeBytes { bytes in
        _ = crypto_hash_sha256(
          &digest, bytes.bindMemory(to: UInt8.self).baseAddress, UInt64(bytes.count))
      }
      return digest.hexadecimal
    }
  }
#endif

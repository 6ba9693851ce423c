#if os(Linux)
  import CSodium
  import Foundation

  /// ChaCha20-Poly1305 as in RFC 8439: key of 32 bytes, nonce of 12, and a tag of 16 behind the text.
  /// https://www.rfc-editor.org/rfc/rfc8439
  enum Cipher {
    private static let isReady = sodium_init() >= 0
    private static let tagSize = Int(crypto_aead_chacha20poly1305_ietf_abytes())

    /// The encrypted text followed by its tag.
    static func seal(_ text: Data, key: Data, nonce: Data, authenticating header: Data) throws -> Data {
      guard isReady, key.count == 32, nonce.count == 12 else { throw Unusable() }
      var sealed = Data(count: text.count + tagSize)
      let status = sealed.withUnsafeMutableBytes { output in
        text.withUnsafeBytes { input in
          output.baseAddress.map { start in
            crypto_aead_chacha20poly1305_ietf_encrypt(
              start, nil, input.baseAddress, UInt64(input.count), [UInt8](header), UInt64(header.count), nil,
              [UInt8](nonce), [UInt8](key))
          }
        }
      }
      guard status == 0 else { throw Unusable() }
      return sealed
    }

    /// The text, or `nil` when it, its header, the nonce or the key is not what it was.
    static func open(_ sealed: Data, key: Data, nonce: Data, authenticating header: Data) throws -> Data? {
      guard isReady, key.count == 32, nonce.count == 12 else { throw Unusable() }
      guard sealed.count >= tagSize else { return nil }
      var text = Data(count: sealed.count - tagSize)
      let status = text.withUnsafeMutableBytes { output in
        sealed.withUnsafeBytes { input in
          input.baseAddress.map { start in
            crypto_aead_chacha20poly1305_ietf_decrypt(
              output.baseAddress, nil, nil, start, UInt64(input.count), [UInt8](header), UInt64(header.count),
              [UInt8](nonce), [UInt8](key))
          }
        }
      }
      return status == 0 ? text : nil
    }

    /// The SHA-256 of some bytes.
    static func sha256(_ bytes: Data) -> Data {
      var hash = [UInt8](repeating: 0, count: 32)
      crypto_hash_sha256(&hash, [UInt8](bytes), UInt64(bytes.count))
      return Data(hash)
    }

    private struct Unusable: Error {}
  }
#endif

#if os(Linux)
  import CSodium
  import Foundation

  /// ChaCha20-Poly1305 as in RFC 8439: key of 32 bytes, nonce of 12, and a tag of 16 behind the text.
  /// https://www.rfc-editor.org/rfc/rfc8439
  enum Cipher {
    private static let isReady = sodium_init() >= 0
    static let tagSize = Int(crypto_aead_chacha20poly1305_ietf_abytes())

    /// Appends the encrypted text and its tag to some bytes.
    static func seal(
      _ text: Data, key: Data, nonce: Data, authenticating header: Data, appendingTo bytes: inout Data
    ) throws {
      guard isReady, key.count == 32, nonce.count == 12 else { throw Unusable() }
      let start = bytes.count
      bytes.append(text)
      var tag = [UInt8](repeating: 0, count: tagSize)
      let status = bytes.withUnsafeMutableBytes { buffer in
        // Where it lies: the bytes of a file are many, and copied no further.
        buffer.baseAddress.map { base in
          crypto_aead_chacha20poly1305_ietf_encrypt_detached(
            base + start, &tag, nil, base + start, UInt64(text.count), [UInt8](header),
            UInt64(header.count), nil, [UInt8](nonce), [UInt8](key))
        }
      }
      guard status == 0 else { throw Unusable() }
      bytes.append(contentsOf: tag)
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

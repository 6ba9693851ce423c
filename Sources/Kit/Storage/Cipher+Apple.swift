#if canImport(CryptoKit)
  import CryptoKit
  import Foundation

  /// ChaCha20-Poly1305 as in RFC 8439: key of 32 bytes, nonce of 12, and a tag of 16 behind the text.
  /// https://www.rfc-editor.org/rfc/rfc8439
  enum Cipher {
    static let tagSize = 16

    /// Appends the encrypted text and its tag to some bytes.
    static func seal(
      _ text: Data, key: Data, nonce: Data, authenticating header: Data, appendingTo bytes: inout Data
    ) throws {
      let box = try ChaChaPoly.seal(
        text, using: SymmetricKey(data: key), nonce: ChaChaPoly.Nonce(data: nonce), authenticating: header)
      bytes.append(box.ciphertext)
      bytes.append(box.tag)
    }

    /// The text, or `nil` when it, its header, the nonce or the key is not what it was.
    static func open(_ sealed: Data, key: Data, nonce: Data, authenticating header: Data) throws -> Data? {
      guard sealed.count >= tagSize else { return nil }
      let box = try ChaChaPoly.SealedBox(combined: nonce + sealed)
      do {
        return try ChaChaPoly.open(box, using: SymmetricKey(data: key), authenticating: header)
      } catch CryptoKitError.authenticationFailure {
        return nil
      }
    }

    /// The SHA-256 of some bytes.
    static func sha256(_ bytes: Data) -> Data {
      Data(SHA256.hash(data: bytes))
    }
  }
#endif

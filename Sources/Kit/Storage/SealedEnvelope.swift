import Foundation

/// The bytes of a sealed file, the same on every platform:
///
/// | offset | size | content                                                                          |
/// |-------:|-----:|----------------------------------------------------------------------------------|
/// |      0 |    8 | `HSSEALED`                                                                       |
/// |      8 |    1 | version: 1                                                                       |
/// |      9 |   16 | backend that keeps the key: its name in ASCII, filled up with zeros              |
/// |     25 |    8 | identity of the key                                                              |
/// |     33 |    4 | check: the first bytes of the SHA-256 of all before                              |
/// |     37 |   12 | nonce                                                                            |
/// |     49 |    n | the content, encrypted with ChaCha20 (RFC 8439)                                  |
/// | 49 + n |   16 | Poly1305 tag of the content and of bytes 0..<37 as associated data               |
///
/// Every later version keeps the first 9 bytes and the check at 33, so that a damaged header is not taken for
/// a newer version or another backend. The check finds accidents; only the tag stands against tampering.
struct SealedEnvelope: Sendable {
  static let version: UInt8 = 1
  private static let magic = Data("HSSEALED".utf8)
  private static let backendSize = 16
  private static let checkedSize = magic.count + 1 + backendSize + SealingKey.identitySize
  private static let headerSize = checkedSize + 4
  private static let nonceSize = 12

  /// Why bytes are no envelope.
  enum Fault: Error, Equatable {
    case damaged
    case newer(Int)
  }

  let backend: String
  let keyIdentity: Data
  private let header: Data
  private let nonce: Data
  private let sealed: Data

  /// Takes the bytes of a file apart. Throws ``Fault``.
  init(bytes: Data) throws {
    guard bytes.count >= Self.headerSize + Self.nonceSize, bytes.starts(with: Self.magic) else {
      throw Fault.damaged
    }
    var rest = bytes
    func next(_ count: Int) -> Data {
      defer { rest = rest.dropFirst(count) }
      return Data(rest.prefix(count))
    }
    header = next(Self.headerSize)
    nonce = next(Self.nonceSize)
    sealed = rest

    guard header.suffix(4) == Self.check(header.dropLast(4)) else { throw Fault.damaged }
    let version = header[Self.magic.count]
    guard version == Self.version else { throw version > Self.version ? Fault.newer(Int(version)) : .damaged }
    let name = header.dropFirst(Self.magic.count + 1).prefix(Self.backendSize)
    backend = String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
    keyIdentity = Data(header.dropLast(4).suffix(SealingKey.identitySize))
  }

  /// The content, or `nil` when anything was changed since it was sealed.
  func content(key: SealingKey) throws -> Data? {
    try Cipher.open(sealed, key: key.bytes, nonce: nonce, authenticating: header)
  }

  /// The bytes of a file that holds `content`. A nonce must never be used twice with one key; twelve random
  /// bytes are safe for some billion writes.
  static func seal(
    _ content: Data, key: SealingKey, backend: KeyVault.Backend, nonce: Data = .random(count: nonceSize)
  ) throws -> Data {
    let name = Data(backend.rawValue.utf8.prefix(backendSize))
    var header = magic + [version] + name + Data(count: backendSize - name.count) + key.identity
    header += check(header)
    var bytes = Data(capacity: header.count + nonce.count + content.count + Cipher.tagSize)
    bytes.append(header)
    bytes.append(nonce)
    try Cipher.seal(content, key: key.bytes, nonce: nonce, authenticating: header, appendingTo: &bytes)
    return bytes
  }

  private static func check(_ bytes: Data) -> Data {
    Cipher.sha256(bytes).prefix(4)
  }
}

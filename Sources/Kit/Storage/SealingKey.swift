import Foundation

/// The key of a sealed file as the vault keeps it: 8 random bytes that name it, then the 32 of the key.
///
/// The name stands in the header of the file, so that a file of another key is told from a damaged one.
struct SealingKey: Sendable {
  static let identitySize = 8
  let identity: Data
  let bytes: Data

  /// A new random key.
  init() {
    identity = .random(count: Self.identitySize)
    bytes = .random(count: 32)
  }

  /// The key that a vault returned.
  init(secret: Data) throws {
    guard secret.count == Self.identitySize + 32 else {
      throw VaultFailure.failed(StorageReasonText.noKey)
    }
    identity = Data(secret.prefix(Self.identitySize))
    bytes = Data(secret.dropFirst(Self.identitySize))
  }

  /// What the vault is to keep.
  var secret: Data { identity + bytes }
}

extension Data {
  /// Random bytes from the system's cryptographic generator (`getrandom(2)`, `arc4random_buf(3)`).
  static func random(count: Int) -> Data {
    var generator = SystemRandomNumberGenerator()
    return Data((0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
  }
}

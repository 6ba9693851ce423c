import XCTest

@testable import Storage

final class SealedEnvelopeTests: XCTestCase {
  private let text = Data("two favourites, in this street and the next: numbers 4 and 7 of Long Lane".utf8)

  /// Computed by an implementation of RFC 8439 that shares no code with ours.
  private let vector = """
    48535345414c4544016b65792d66696c650000000000000000a0a1a2a3a4a5a6a7a7018a25404142434445464748494a4b8c2313a1142b\
    986e2dbd9f74de9c41eddda2436c2c95324f8d78a03e8f531a0b9ed7b9044e2e42986f175b7d4a3a9bf383361ebade42ad4eb5a62f0c28\
    045541875f473a735f8645276f04094e8d2e733fbd8aa852cc2ca35a
    """

  private func fixedKey() throws -> SealingKey {
    try SealingKey(secret: Data(0xa0...0xa7) + Data(0..<32))
  }

  private func sealed() throws -> Data {
    try SealedEnvelope.seal(text, key: fixedKey(), backend: .keyFile, nonce: Data(0x40...0x4b))
  }

  func testTheBytesOfAFixedKeyAndNonceAreTheSameEverywhere() throws {
    XCTAssertEqual(try sealed().map { String(format: "%02x", $0) }.joined(), vector)
  }

  func testAnEnvelopeTellsItsBackendAndKeyAndGivesTheContentBack() throws {
    let envelope = try SealedEnvelope(bytes: sealed())
    XCTAssertEqual(envelope.backend, "key-file")
    XCTAssertEqual(envelope.keyIdentity, Data(0xa0...0xa7))
    XCTAssertEqual(try envelope.content(key: fixedKey()), text)
  }

  func testAnEmptyContentIsSealedToo() throws {
    let bytes = try SealedEnvelope.seal(Data(), key: fixedKey(), backend: .memory)
    XCTAssertEqual(try SealedEnvelope(bytes: bytes).content(key: fixedKey()), Data())
  }

  func testTwoSealsOfTheSameContentDiffer() throws {
    let key = SealingKey()
    XCTAssertNotEqual(
      try SealedEnvelope.seal(text, key: key, backend: .memory),
      try SealedEnvelope.seal(text, key: key, backend: .memory))
  }

  func testEachFlippedBitIsNoticed() throws {
    let key = try fixedKey()
    let bytes = try sealed()
    for index in bytes.indices {
      for bit in 0..<8 {
        var damaged = bytes
        damaged[index] ^= 1 << bit
        XCTAssertNil(try contentUnlessDamaged(damaged, key), "byte \(index), bit \(bit)")
      }
    }
  }

  func testEachTruncationIsNoticed() throws {
    let key = try fixedKey()
    let bytes = try sealed()
    for count in bytes.indices {
      XCTAssertNil(try contentUnlessDamaged(bytes.prefix(count), key), "\(count) bytes")
    }
    XCTAssertNil(try contentUnlessDamaged(bytes + [0], key))
  }

  func testAnotherKeyOpensNothing() throws {
    XCTAssertNil(try SealedEnvelope(bytes: sealed()).content(key: SealingKey()))
  }

  func testANewerVersionIsToldFromADamagedOne() throws {
    XCTAssertThrowsError(try SealedEnvelope(bytes: try newerVersion(of: sealed()))) { error in
      XCTAssertEqual(error as? SealedEnvelope.Fault, .newer(2))
    }
  }

  func testAKeyOfAnotherSizeIsRefused() {
    for count in [0, 39, 41] {
      XCTAssertThrowsError(try SealingKey(secret: Data(count: count)))
    }
  }

  /// The content; `nil` when the damage was noticed. No damage may be taken for a newer version.
  private func contentUnlessDamaged(_ bytes: Data, _ key: SealingKey) throws -> Data? {
    do {
      return try SealedEnvelope(bytes: bytes).content(key: key)
    } catch SealedEnvelope.Fault.damaged {
      return nil
    }
  }
}

/// The same bytes as a program of version 2 would write them.
func newerVersion(of bytes: Data) -> Data {
  var header = bytes.prefix(33)
  header[8] = 2
  return header + Cipher.sha256(header).prefix(4) + bytes.dropFirst(37)
}

import Foundation
import Storage
import XCTest

@testable import Homes

/// A vault in memory that a test locks, breaks or holds up.
actor TestVault {
  private var secrets: [String: Data] = [:]
  private var failure: VaultFailure?
  private var failsOnce = false
  private var gate: Gate?
  /// The names under which secrets were stored.
  private(set) var writes: [String] = []

  func fail(with failure: VaultFailure?, once: Bool = false) {
    self.failure = failure
    failsOnce = once
  }

  func hold(at gate: Gate?) { self.gate = gate }
  func forgetSecrets() { secrets = [:] }

  nonisolated var vault: KeyVault {
    KeyVault(
      backend: .memory, read: { try await self.read($0) }, write: { try await self.write($0, $1) },
      delete: { _ in XCTFail("no key of favourites is ever deleted") })
  }

  private func read(_ name: String) async throws -> Data? {
    if let gate { await gate.pass() }
    if let failure {
      if failsOnce { self.failure = nil }
      throw failure
    }
    return secrets[name]
  }

  private func write(_ name: String, _ secret: Data) throws {
    if let failure { throw failure }
    writes.append(name)
    secrets[name] = secret
  }
}

import Foundation
import Storage

/// A vault in memory that a test locks, empties or holds up.
actor TestVault {
  private var secrets: [String: Data] = [:]
  private var failure: VaultFailure?
  private var gate: Gate?
  /// How it presents itself.
  nonisolated let backend = KeyVault.Backend.secretService

  func fail(with failure: VaultFailure?) { self.failure = failure }
  func hold(at gate: Gate?) { self.gate = gate }
  func forgetSecrets() { secrets = [:] }

  nonisolated var vault: KeyVault {
    KeyVault(
      backend: backend, read: { try await self.read($0) }, write: { try await self.write($0, $1) },
      delete: { _ in })
  }

  private func read(_ name: String) async throws -> Data? {
    if let gate { await gate.pass() }
    if let failure { throw failure }
    return secrets[name]
  }

  private func write(_ name: String, _ secret: Data) throws {
    if let failure { throw failure }
    secrets[name] = secret
  }
}

/// Holds callers until it is opened.
actor Gate {
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func pass() async {
    if !isOpen { await withCheckedContinuation { waiting.append($0) } }
  }

  func open() {
    isOpen = true
    waiting.forEach { $0.resume() }
    waiting = []
  }
}

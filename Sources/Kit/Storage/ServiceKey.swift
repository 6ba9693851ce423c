import Foundation

/// A key or token of a remote service: what it is called, and where it is looked for.
public struct ServiceKey: Sendable, Hashable {
  /// Why a key is refused. Never holds the key.
  public enum Fault: Error, Sendable, Hashable {
    /// Nothing but white space; names the key.
    case empty(String)
    /// A line break, another control character or one outside ASCII in it, which no header may carry; names
    /// the key or the environment variable.
    case malformed(String)
  }

  /// Its name for people and in the vault: "bestbuy".
  public let name: String
  /// The environment variable that goes before the vault: "HIGHSTREET_BESTBUY_KEY".
  public let environmentVariable: String
  /// The key of those who have none of their own, where the service has published one.
  public let fallback: String?

  /// A key of its parts.
  public init(name: String, environmentVariable: String, fallback: String? = nil) {
    self.name = name
    self.environmentVariable = environmentVariable
    self.fallback = fallback
  }

  /// The key: from the environment, else from the vault, else the fallback, else `nil`. An empty variable
  /// counts as none. Throws ``Fault``, and what the vault throws: a locked vault may hold the key.
  public func resolve(vault: KeyVault, environment: [String: String]) async throws -> String? {
    if let text = Self.trimmed(environment[environmentVariable] ?? "") {
      return try Self.checked(text, name: environmentVariable)
    }
    if let secret = try await vault.read(name) {
      guard let text = String(bytes: secret, encoding: .utf8) else { throw Fault.malformed(name) }
      return try checked(text)
    }
    return fallback
  }

  /// Keeps a key in the vault, without the white space around it. Throws ``Fault``, and what the vault throws.
  public func store(_ text: String, in vault: KeyVault) async throws {
    try await vault.write(name, Data(checked(text).utf8))
  }

  private func checked(_ text: String) throws -> String {
    guard let text = Self.trimmed(text) else { throw Fault.empty(name) }
    return try Self.checked(text, name: name)
  }

  private static func checked(_ text: String, name: String) throws -> String {
    guard text.utf8.allSatisfy({ (0x20...0x7e).contains($0) }) else { throw Fault.malformed(name) }
    return text
  }

  private static func trimmed(_ text: String) -> String? {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    return text.isEmpty ? nil : text
  }
}

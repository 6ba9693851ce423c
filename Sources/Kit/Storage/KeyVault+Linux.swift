#if os(Linux)
  import Foundation

  extension KeyVault {
    /// The Secret Service of the session, or key files in `fallbackDirectory` when there is no Secret Service
    /// at all: no session bus, or nobody on it who offers one. `backend` tells which.
    ///
    /// A service that is locked, silent or broken is still the one: it may hold the keys. Then this vault
    /// throws, within five seconds from here. Reads the environment of the process.
    public static func system(fallbackDirectory: URL) async -> KeyVault {
      do {
        try await BoundedCall.run(timeout: 1) { _ = try SecretService.start(cancellable: $0) }
      } catch is SessionBus.Absent {
        return keyFile(in: fallbackDirectory)
      } catch {
        // It exists, but cannot be reached now: whoever reads from the vault is told why.
      }
      return secretService(timeout: 4)
    }

    /// The password store of the desktop session (GNOME Keyring, KDE Wallet, KeePassXC), spoken to with
    /// libsecret. `timeout` bounds each call, in seconds; 5 at most.
    /// https://specifications.freedesktop.org/secret-service/
    ///
    /// It never asks for a password: a locked keyring, or none that is the default, throws
    /// ``VaultFailure/locked``.
    public static func secretService(timeout: TimeInterval = 5) -> KeyVault {
      KeyVault(
        backend: .secretService,
        read: { name in try await secretServiceCall(timeout) { try $0.read(name) } },
        write: { name, secret in try await secretServiceCall(timeout) { try $0.write(name, secret) } },
        delete: { name in try await secretServiceCall(timeout) { try $0.delete(name) } })
    }

    private static func secretServiceCall<Value: Sendable>(
      _ timeout: TimeInterval, _ work: @escaping @Sendable (SecretService) throws -> Value
    ) async throws -> Value {
      let timeout = min(timeout, 5)
      do {
        return try await BoundedCall.run(timeout: timeout) { try work(SecretService(cancellable: $0)) }
      } catch let absent as SessionBus.Absent {
        throw VaultFailure.unavailable(absent.reason)
      } catch let error as GLibError {
        throw error.vaultFailure(timeout: timeout)
      }
    }
  }
#endif

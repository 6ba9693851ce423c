#if os(Linux)
  import XCTest

  @testable import Storage

  /// Against a real Secret Service.
  final class SecretServiceTests: XCTestCase {
    func testASecretIsKeptReplacedAndRemoved() async throws {
      let session = try PasswordSession(self)
      let lines = try await session.run(
        .unlocked, "vault", "secret-service", "read:bestbuy", "delete:bestbuy", "write:bestbuy=older",
        "write:bestbuy=kept", "write:busbud=other", "read:bestbuy", "delete:bestbuy", "read:bestbuy",
        "read:busbud")
      XCTAssertEqual(lines, ["nil", "done", "done", "done", "done", "kept", "done", "nil", "other"])
    }

    func testASecretAndItsSealedFileOutliveTheSession() async throws {
      let session = try PasswordSession(self)
      let path = session.folder.file("homes.sealed").path
      let written = try await session.run(.unlocked, "write", "secret-service", path, "a house")
      XCTAssertEqual(written, ["a house"])
      let read = try await session.run(.unlocked, "read", "secret-service", path)
      XCTAssertEqual(read, ["a house"])
    }

    func testALockedKeyringIsSaidAndChangesNothing() async throws {
      let session = try PasswordSession(self)
      let url = session.folder.file("homes.sealed")
      _ = try await session.run(.unlocked, "write", "secret-service", url.path, "a house")
      let before = try Data(contentsOf: url)

      let vault = try await session.run(
        .locked, "vault", "secret-service", "read:sealed", "read:other", "write:sealed=new", "delete:sealed")
      XCTAssertEqual(vault, Array(repeating: "locked", count: 4))
      let update = try await session.run(.locked, "write", "secret-service", url.path, "another")
      XCTAssertEqual(update, ["locked"])
      XCTAssertEqual(try Data(contentsOf: url), before)
      let again = try await session.run(.unlocked, "read", "secret-service", url.path)
      XCTAssertEqual(again, ["a house"])
    }

    func testAServiceWithoutAKeyringCountsAsLocked() async throws {
      let lines = try await PasswordSession(self).run(
        .locked, "vault", "secret-service", "read:sealed", "write:sealed=new")
      XCTAssertEqual(lines, ["locked", "locked"])
    }

    func testAServiceThatNeverAnswersRunsIntoTheTimeout() async throws {
      let session = try PasswordSession(self)
      let path = session.folder.file("homes.sealed").path
      let lines = try await session.run(.stopped, "vault", "secret-service", "read:sealed")
      XCTAssertEqual(lines, ["timeout(0.5)"])
      let update = try await session.run(.stopped, "write", "secret-service", path, "a house")
      XCTAssertEqual(update, ["timeout(0.5)"])
      XCTAssertFalse(FileManager.default.fileExists(atPath: path))
    }

    func testABusThatEndsInTheMiddleOfACallIsAFailure() async throws {
      let lines = try await PasswordSession(self).run(.dying, "vault", "secret-service", "read:a", "read:a")
      XCTAssertEqual(lines.count, 2)
      XCTAssertTrue(lines.first?.hasPrefix("failed(") == true, "\(lines)")
    }

    func testABusThatNeverAnswersRunsIntoTheTimeout() async throws {
      let session = try PasswordSession(self)
      let socket = try silentSocket(at: session.folder.file("silent").path)
      defer { close(socket) }
      var environment = session.environment
      environment["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=\(session.folder.file("silent").path)"
      let vault = try await Probe.run(
        "vault", "secret-service", "read:sealed", "read:sealed", environment: environment)
      XCTAssertEqual(vault.lines, ["timeout(0.5)", "timeout(0.5)"])
      let system = try await Probe.run("system", "/nowhere", environment: environment)
      XCTAssertEqual(system.lines, ["secret-service"], "it may hold the keys: no reason to fall back")
    }

    func testWithoutABusTheVaultIsUnavailableAndTheSystemUsesKeyFiles() async throws {
      let session = try PasswordSession(self)
      let stale = session.folder.file("stale").path
      close(try silentSocket(at: stale))
      let addresses = ["", "disabled:", "/dev/null", "unix:path=/nowhere/bus", "unix:path=\(stale)"]
      let environments = addresses.map { ["DBUS_SESSION_BUS_ADDRESS": $0] } + [[:], session.environment]
      for environment in environments {
        let vault = try await Probe.run("vault", "secret-service", "read:a", environment: environment)
        XCTAssertTrue(vault.lines.first?.hasPrefix("unavailable(") == true, "\(vault.lines)")
        let system = try await Probe.run("system", "/nowhere", environment: environment)
        XCTAssertEqual(system.lines, ["key-file"])
      }
    }

    func testABusWithoutTheServiceIsAsGoodAsNone() async throws {
      let session = try PasswordSession(self)
      let vault = try await session.run(.none, "vault", "secret-service", "read:a")
      XCTAssertTrue(vault.first?.hasPrefix("unavailable(") == true, "\(vault)")
      let system = try await session.run(.none, "system", "/nowhere")
      XCTAssertEqual(system, ["key-file"])
    }

    func testTheSystemPrefersTheServiceEvenWhenItIsLockedOrSilent() async throws {
      let session = try PasswordSession(self)
      for service in [PasswordSession.Service.unlocked, .locked, .stopped] {
        let system = try await session.run(service, "system", "/nowhere")
        XCTAssertEqual(system, ["secret-service"])
      }
    }

    /// Listens, lets everybody connect, and never says a word.
    private func silentSocket(at path: String) throws -> Int32 {
      let socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix($0.count - 1)) }
      let bound = withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          bind(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
        }
      }
      XCTAssertEqual(bound, 0)
      XCTAssertEqual(listen(socket, 8), 0)
      return socket
    }
  }
#endif

#if os(Linux)
  import Foundation
  import XCTest

  /// A desktop session of the test's own, with a bus and a real GNOME Keyring, in a temporary folder: the
  /// keyring of whoever runs the tests is not touched. Needs the packages `dbus` and `gnome-keyring`.
  struct PasswordSession {
    /// What runs on the bus beside the probe.
    enum Service {
      /// The keyring, open.
      case unlocked
      /// The keyring, not open, or not even made when no session was ever unlocked.
      case locked
      /// The keyring, open but stopped: it takes calls and never answers.
      case stopped
      /// The same, and soon the bus is gone.
      case dying
      /// Nothing.
      case none
    }

    let folder: TemporaryFolder

    init(_ test: XCTestCase) throws {
      folder = try TemporaryFolder(test)
      // No folder of services: the bus starts nothing by itself.
      try Data(
        """
        <busconfig>
          <type>session</type>
          <listen>unix:path=\(folder.file("bus").path)</listen>
          <policy context="default"><allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/></policy>
        </busconfig>
        """.utf8
      ).write(to: folder.file("bus.conf"))
    }

    /// The environment of the session, without its bus.
    var environment: [String: String] {
      [
        "HOME": folder.url.path, "XDG_RUNTIME_DIR": folder.url.path,
        "XDG_DATA_HOME": folder.file("data").path,
      ]
    }

    /// Starts the session, runs the probe in it, and ends the session. Returns what the probe printed.
    func run(_ service: Service, _ arguments: String...) async throws -> [String] {
      let script = """
        \(service == .none ? "" : Self.start(service))
        "$@"
        [ -z "$keyring" ] || kill -KILL "$keyring"
        """
      let outcome = try await Probe.run(
        program: "/usr/bin/env",
        [
          "timeout", "--kill-after=1", "20", "dbus-run-session",
          "--config-file=\(folder.file("bus.conf").path)", "sh", "-c", script, "sh", Probe.path,
        ] + arguments,
        environment: environment)
      return outcome.lines
    }

    private static let killBus = """
      reply=$(dbus-send --print-reply=literal --dest=org.freedesktop.DBus / \
        org.freedesktop.DBus.GetConnectionUnixProcessID string:org.freedesktop.DBus)
      (sleep 0.1; kill -KILL "${reply##* }") &
      """

    private static func start(_ service: Service) -> String {
      """
      \(service == .locked ? "true" : "printf password") |
        gnome-keyring-daemon \(service == .locked ? "" : "--unlock") --foreground --components=secrets >&2 &
      keyring=$!
      attempts=0
      until dbus-send --print-reply --dest=org.freedesktop.DBus / org.freedesktop.DBus.GetNameOwner \
        string:org.freedesktop.secrets >&2 || [ $attempts = 200 ]
      do attempts=$((attempts + 1)); sleep 0.02; done
      \(service == .stopped || service == .dying ? "kill -STOP $keyring" : "")
      \(service == .dying ? killBus : "")
      """
    }
  }
#endif

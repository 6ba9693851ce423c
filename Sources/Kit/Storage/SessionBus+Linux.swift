#if os(Linux)
  import CSecret
  import Foundation

  /// A connection to the bus of the session. As long as it is held, everything in this process shares it.
  final class SessionBus {
    /// There is no bus, or nobody on it offers the service.
    struct Absent: Error {
      let reason: String
    }

    private let pointer: OpaquePointer
    private let cancellable: Cancellable

    /// Connects. Throws ``Absent`` when there is no bus, otherwise ``GLibError``.
    init(cancellable: Cancellable) throws {
      guard Self.isNamed(in: ProcessInfo.processInfo.environment),
        let pointer = try Self.presence({
          try checked { g_bus_get_sync(G_BUS_TYPE_SESSION, cancellable.pointer, $0) }
        })
      else { throw Absent(reason: StorageReasonText.noBus) }
      // Otherwise the end of the bus ends a process that runs GLib's main loop, as every GTK app does.
      g_dbus_connection_set_exit_on_close(pointer, 0)
      self.pointer = pointer
      self.cancellable = cancellable
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

    /// Makes sure that a service runs; the bus starts it where it can. Throws ``Absent`` when nobody offers it.
    func start(_ name: String) throws {
      do {
        try ask("GetNameOwner", [g_variant_new_string(name)])
      } catch let error as GLibError where error.isUnknownService {
        // The bus starts only services that it has a file of; those that run need none.
        try Self.presence {
          try ask("StartServiceByName", [g_variant_new_string(name), g_variant_new_uint32(0)])
        }
      }
    }

    /// Whether the session names a bus. Without any address GLib may start a bus of its own on X11, and such a
    /// bus has nothing to offer.
    private static func isNamed(in environment: [String: String]) -> Bool {
      if let address = environment["DBUS_SESSION_BUS_ADDRESS"] {
        return !address.isEmpty && g_dbus_is_supported_address(address, nil) != 0
      }
      guard let folder = environment["XDG_RUNTIME_DIR"] else { return false }
      return FileManager.default.fileExists(atPath: "\(folder)/bus")
    }

    /// Calls a method of the bus itself and drops the answer.
    private func ask(_ method: String, _ arguments: [OpaquePointer?]) throws {
      var arguments = arguments
      let reply = try checked {
        g_dbus_connection_call_sync(
          pointer, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", method,
          g_variant_new_tuple(&arguments, gsize(arguments.count)), nil, G_DBUS_CALL_FLAGS_NONE, -1,
          cancellable.pointer, $0)
      }
      g_variant_unref(reply)
    }

    /// Tells the errors that mean "there is none" from all others.
    private static func presence<Value>(_ work: () throws -> Value) throws -> Value {
      do {
        return try work()
      } catch let error as GLibError where error.isMissingBus || error.isUnknownService {
        throw Absent(reason: error.message)
      }
    }
  }
#endif

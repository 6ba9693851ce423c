#if os(Linux)
  import CSecret
  import Foundation

  /// An error that GLib reported.
  struct GLibError: Error {
    let domain: GQuark
    let code: Int32
    let message: String

    /// The bus is not there: its socket is missing, or nobody listens.
    var isMissingBus: Bool {
      isIO(G_IO_ERROR_NOT_FOUND) || isIO(G_IO_ERROR_CONNECTION_REFUSED)
    }

    /// Nobody on the bus offers the service, and the bus knows no program that would.
    var isUnknownService: Bool {
      isBus(G_DBUS_ERROR_SERVICE_UNKNOWN) || isBus(G_DBUS_ERROR_NAME_HAS_NO_OWNER)
    }

    /// The same in our words. `timeout` is how long the call was allowed to take.
    func vaultFailure(timeout: TimeInterval) -> VaultFailure {
      if isIO(G_IO_ERROR_CANCELLED) || isIO(G_IO_ERROR_TIMED_OUT) || isBus(G_DBUS_ERROR_NO_REPLY)
        || isBus(G_DBUS_ERROR_TIMEOUT) || isBus(G_DBUS_ERROR_TIMED_OUT)
      {
        return .timeout(timeout)
      }
      if isIO(G_IO_ERROR_PERMISSION_DENIED) || isBus(G_DBUS_ERROR_ACCESS_DENIED) { return .denied }
      if domain == secret_error_get_quark(), code == Int32(SECRET_ERROR_IS_LOCKED.rawValue) { return .locked }
      if isMissingBus || isUnknownService || isBusSpawn { return .unavailable(message) }
      return .failed(message)
    }

    private var isBusSpawn: Bool {
      domain == g_dbus_error_quark()
        && (Int32(G_DBUS_ERROR_SPAWN_EXEC_FAILED.rawValue)...Int32(G_DBUS_ERROR_SPAWN_NO_MEMORY.rawValue))
          .contains(code)
    }

    private func isIO(_ code: GIOErrorEnum) -> Bool {
      domain == g_io_error_quark() && self.code == Int32(code.rawValue)
    }

    private func isBus(_ code: GDBusError) -> Bool {
      domain == g_dbus_error_quark() && self.code == Int32(code.rawValue)
    }
  }

  /// Calls a function of GLib with a place for its error, and throws that as a ``GLibError``.
  @discardableResult
  func checked<Result>(
    _ call: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> Result
  ) throws -> Result {
    var error: UnsafeMutablePointer<GError>?
    let result = call(&error)
    guard let error else { return result }
    defer { g_error_free(error) }
    g_dbus_error_strip_remote_error(error)
    let message = error.pointee.message.map { String(cString: $0) } ?? ""
    throw GLibError(domain: error.pointee.domain, code: error.pointee.code, message: message)
  }

  /// A GObject that we own, let go with the last reference to this.
  final class Owned<Object> {
    let pointer: UnsafeMutablePointer<Object>

    /// `nil` for no object.
    init?(_ pointer: UnsafeMutablePointer<Object>?) {
      guard let pointer else { return nil }
      self.pointer = pointer
    }

    deinit { g_object_unref(pointer) }
  }
#endif

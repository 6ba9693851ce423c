#if os(Linux)
  import CSecret
  import Foundation

  /// Blocking calls to the Secret Service of the session bus; all end when the cancellable fires. They throw
  /// ``VaultFailure``, ``Absent`` or ``GLibError``.
  struct SecretService {
    /// There is no Secret Service in this session.
    struct Absent: Error {
      let reason: String
    }

    private static let name = "org.freedesktop.secrets"

    private let cancellable: Cancellable
    private let service: Owned<CSecret.SecretService>

    /// Starts the service where needed and opens a session, in which secrets travel encrypted.
    init(cancellable: Cancellable) throws {
      try Self.start(cancellable: cancellable)
      let opened = try checked {
        secret_service_open_sync(
          secret_service_get_type(), nil, SECRET_SERVICE_OPEN_SESSION, cancellable.pointer, $0)
      }
      guard let service = Owned(opened) else { throw VaultFailure.failed("no session was opened") }
      self.service = service
      self.cancellable = cancellable
    }

    /// Makes sure that the service runs; the bus starts it where it can. Throws ``Absent`` when there is no
    /// session bus, or nobody on it offers the service.
    static func start(cancellable: Cancellable) throws {
      // Without an address GLib may start a bus of its own on X11, and such a bus has nothing to offer.
      let environment = ProcessInfo.processInfo.environment
      let socket = environment["XDG_RUNTIME_DIR"].map { "\($0)/bus" } ?? ""
      guard environment["DBUS_SESSION_BUS_ADDRESS"] != nil || FileManager.default.fileExists(atPath: socket)
      else { throw Absent(reason: "there is no session bus") }
      do {
        let bus = try checked { g_bus_get_sync(G_BUS_TYPE_SESSION, cancellable.pointer, $0) }
        defer { g_object_unref(UnsafeMutableRawPointer(bus)) }
        // Otherwise the end of the bus would be the end of this process.
        g_dbus_connection_set_exit_on_close(bus, 0)
        // The bus starts only services that it has a file of, and these may run without one.
        do {
          try ask(bus, "GetNameOwner", [g_variant_new_string(name)], cancellable)
        } catch let error as GLibError where error.isUnknownService {
          try ask(
            bus, "StartServiceByName", [g_variant_new_string(name), g_variant_new_uint32(0)], cancellable)
        }
      } catch let error as GLibError where error.isMissingBus || error.isUnknownService {
        throw Absent(reason: error.message)
      }
    }

    /// Calls a method of the bus itself and drops the answer.
    private static func ask(
      _ bus: OpaquePointer?, _ method: String, _ arguments: [OpaquePointer?], _ cancellable: Cancellable
    ) throws {
      var arguments = arguments
      let reply = try checked {
        g_dbus_connection_call_sync(
          bus, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", method,
          g_variant_new_tuple(&arguments, gsize(arguments.count)), nil, G_DBUS_CALL_FLAGS_NONE, -1,
          cancellable.pointer, $0)
      }
      g_variant_unref(reply)
    }

    func read(_ name: String) throws -> Data? {
      guard let item = try items(name).first else { return nil }
      try checked { secret_item_load_secret_sync(item.pointer, cancellable.pointer, $0) }
      guard let value = secret_item_get_secret(item.pointer) else {
        throw VaultFailure.failed("an entry without a secret")
      }
      defer { secret_value_unref(UnsafeMutableRawPointer(value)) }
      var count: gsize = 0
      guard let bytes = secret_value_get(value, &count) else { return Data() }
      return Data(bytes: bytes, count: Int(count))
    }

    func write(_ name: String, _ secret: Data) throws {
      let collection = try defaultCollection()
      let value = secret.withUnsafeBytes { bytes in
        secret_value_new(
          bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count, "application/octet-stream")
      }
      defer { secret_value_unref(UnsafeMutableRawPointer(value)) }
      let attributes = Self.attributes(name)
      defer { g_hash_table_unref(attributes) }
      _ = Owned(
        try checked {
          secret_item_create_sync(
            collection.pointer, nil, attributes, "HighStreet: \(name)", value, SECRET_ITEM_CREATE_REPLACE,
            cancellable.pointer, $0)
        })
    }

    func delete(_ name: String) throws {
      for item in try items(name) {
        try checked { secret_item_delete_sync(item.pointer, cancellable.pointer, $0) }
      }
    }

    /// The entries of that name, all of them unlocked. An answer of "none" counts only when the keyring that
    /// would hold it is open: some services hide what is locked.
    private func items(_ name: String) throws -> [Owned<SecretItem>] {
      let attributes = Self.attributes(name)
      defer { g_hash_table_unref(attributes) }
      let list = try checked {
        secret_service_search_sync(
          service.pointer, nil, attributes, SECRET_SEARCH_ALL, cancellable.pointer, $0)
      }
      defer { g_list_free(list) }
      var items: [Owned<SecretItem>] = []
      var entry = list
      while let current = entry {
        if let item = Owned(current.pointee.data?.assumingMemoryBound(to: SecretItem.self)) {
          items.append(item)
        }
        entry = current.pointee.next
      }
      if items.isEmpty { _ = try defaultCollection() }
      guard items.allSatisfy({ secret_item_get_locked($0.pointer) == 0 }) else { throw VaultFailure.locked }
      return items
    }

    /// The keyring that new entries go to. Throws ``VaultFailure/locked`` when it is, or when there is none.
    private func defaultCollection() throws -> Owned<SecretCollection> {
      let found = try checked {
        secret_collection_for_alias_sync(
          service.pointer, SECRET_COLLECTION_DEFAULT, SECRET_COLLECTION_NONE, cancellable.pointer, $0)
      }
      guard let collection = Owned(found), secret_collection_get_locked(collection.pointer) == 0 else {
        throw VaultFailure.locked
      }
      return collection
    }

    /// What an entry is found by. The caller releases the table.
    private static func attributes(_ name: String) -> OpaquePointer? {
      let table = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, g_free)
      let pairs = ["xdg:schema": "org.highstreet.Secret", "application": KeyVault.application, "name": name]
      for (key, value) in pairs { g_hash_table_insert(table, g_strdup(key), g_strdup(value)) }
      return table
    }
  }
#endif

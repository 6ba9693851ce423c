#if os(Linux)
  import CSecret
  import Foundation

  /// Blocking calls to the Secret Service of the session bus; all end when the cancellable fires. They throw
  /// ``VaultFailure``, ``SessionBus/Absent`` or ``GLibError``.
  struct SecretService {
    private let cancellable: Cancellable
    private let bus: SessionBus
    private let service: Owned<CSecret.SecretService>

    /// Starts the service where needed and opens a session, in which secrets travel encrypted.
    init(cancellable: Cancellable) throws {
      bus = try Self.start(cancellable: cancellable)
      let opened = try checked {
        secret_service_open_sync(
          secret_service_get_type(), nil, SECRET_SERVICE_OPEN_SESSION, cancellable.pointer, $0)
      }
      guard let service = Owned(opened) else { throw VaultFailure.failed(StorageReasonText.noSession) }
      self.service = service
      self.cancellable = cancellable
    }

    /// Makes sure that the service runs, and returns the bus that it is on. Throws ``SessionBus/Absent`` when
    /// there is no such service in this session.
    static func start(cancellable: Cancellable) throws -> SessionBus {
      let bus = try SessionBus(cancellable: cancellable)
      try bus.start("org.freedesktop.secrets")
      return bus
    }

    func read(_ name: String) throws -> Data? {
      guard let item = try items(name).first else { return nil }
      try checked { secret_item_load_secret_sync(item.pointer, cancellable.pointer, $0) }
      guard let value = secret_item_get_secret(item.pointer) else {
        throw VaultFailure.failed(StorageReasonText.noSecret)
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

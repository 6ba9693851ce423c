import CGTK

/// What pages need of GTK's object system, until the host's own layer takes its place.
enum TemporaryGTK {
  /// What a signal brings: the emitter at 0, then its parameters.
  @MainActor
  struct SignalArguments {
    fileprivate let values: UnsafePointer<GValue>

    /// The object or boxed value at a position.
    func pointer(_ index: Int) -> UnsafeMutableRawPointer? {
      // Objects, boxed values and plain pointers are read alike.
      g_value_fits_pointer(values + index) != 0 ? g_value_peek_pointer(values + index) : nil
    }

    /// The text at a position.
    func text(_ index: Int) -> String? {
      g_value_get_string(values + index).map { String(cString: $0) }
    }

    /// The value of an enumeration at a position.
    func choice(_ index: Int) -> Int32 {
      g_value_get_enum(values + index)
    }
  }

  private final class SignalClosure {
    let body: @MainActor (SignalArguments, UnsafeMutablePointer<GValue>?) -> Void

    init(_ body: @escaping @MainActor (SignalArguments, UnsafeMutablePointer<GValue>?) -> Void) {
      self.body = body
    }
  }

  /// A connection of a closure to a signal, to be cut off by `disconnect`.
  struct SignalConnection {
    fileprivate let object: UnsafeMutableRawPointer
    fileprivate let id: gulong

    /// Cuts the closure off, and frees it.
    @MainActor
    func disconnect() {
      g_signal_handler_disconnect(object, id)
    }
  }

  /// Calls a closure at each emission of a signal.
  @MainActor
  static func connect(
    _ object: UnsafeMutableRawPointer, _ signal: String,
    _ body: @escaping @MainActor (SignalArguments) -> Void
  ) -> SignalConnection {
    connectClosure(object, signal) { arguments, _ in body(arguments) }
  }

  /// Calls a closure at each emission of a signal whose handler answers whether it took care of it.
  @MainActor
  static func connectAnswering(
    _ object: UnsafeMutableRawPointer, _ signal: String,
    _ body: @escaping @MainActor (SignalArguments) -> Bool
  ) -> SignalConnection {
    connectClosure(object, signal) { arguments, answer in
      let isHandled = body(arguments)
      if let answer { g_value_set_boolean(answer, isHandled ? 1 : 0) }
    }
  }

  @MainActor
  private static func connectClosure(
    _ object: UnsafeMutableRawPointer, _ signal: String,
    _ body: @escaping @MainActor (SignalArguments, UnsafeMutablePointer<GValue>?) -> Void
  ) -> SignalConnection {
    let box = Unmanaged.passRetained(SignalClosure(body)).toOpaque()
    let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), box)
    g_closure_add_finalize_notifier(closure, box) { box, _ in
      box.map { Unmanaged<SignalClosure>.fromOpaque($0).release() }
    }
    g_closure_set_marshal(closure) { closure, answer, _, values, _, _ in
      guard let box = closure?.pointee.data, let values else { return }
      let body = Unmanaged<SignalClosure>.fromOpaque(box).takeUnretainedValue().body
      MainActor.assumeIsolated { body(SignalArguments(values: values), answer) }
    }
    return SignalConnection(object: object, id: g_signal_connect_closure(object, signal, closure, 0))
  }

  /// Sets a property that is on or off.
  @MainActor
  static func setProperty(_ object: UnsafeMutableRawPointer, _ name: String, _ isOn: Bool) {
    var value = GValue()
    g_value_init(&value, g_type_from_name("gboolean"))
    g_value_set_boolean(&value, isOn ? 1 : 0)
    g_object_set_property(object.assumingMemoryBound(to: GObject.self), name, &value)
    g_value_unset(&value)
  }

  /// Makes an object of a type with other objects as properties; `nil` if the type makes none.
  @MainActor
  static func makeObject(_ type: GType, _ properties: KeyValuePairs<String, UnsafeMutableRawPointer>)
    -> UnsafeMutableRawPointer?
  {
    var names = properties.map { UnsafePointer(strdup($0.key)) }
    var values = properties.map { _, object in
      var value = GValue()
      g_value_init(&value, g_object_get_type())
      g_value_set_object(&value, object)
      return value
    }
    defer {
      for name in names { free(UnsafeMutablePointer(mutating: name)) }
      for index in values.indices { g_value_unset(&values[index]) }
    }
    return UnsafeMutableRawPointer(
      g_object_new_with_properties(type, guint(names.count), &names, &values))
  }

  /// Does something in the next turn of the main loop; may be called on any thread.
  static func nextTurn(_ body: @escaping @MainActor @Sendable () -> Void) {
    final class Work: Sendable {
      let body: @MainActor @Sendable () -> Void
      init(_ body: @escaping @MainActor @Sendable () -> Void) { self.body = body }
    }
    g_idle_add_full(
      G_PRIORITY_DEFAULT,
      { work in
        if let work {
          let body = Unmanaged<Work>.fromOpaque(work).takeUnretainedValue().body
          MainActor.assumeIsolated { body() }
        }
        return 0
      }, Unmanaged.passRetained(Work(body)).toOpaque(),
      { work in work.map { Unmanaged<Work>.fromOpaque($0).release() } })
  }
}

import CGTK

/// One handler of one signal. Letting go of it does not disconnect: the object keeps its handler until it dies.
@MainActor
package struct SignalConnection {
  private let object: UnsafeMutableRawPointer
  private let id: gulong
  // Released with the handler, so it also tells whether `object` may still be followed.
  private weak var handler: SignalHandler?

  fileprivate init(object: UnsafeMutableRawPointer, id: gulong, handler: SignalHandler) {
    self.object = object
    self.id = id
    self.handler = handler
  }

  /// Whether the signal still calls its handler.
  package var isConnected: Bool { handler != nil }

  /// Removes the handler and releases what its closure holds. Harmless after the object's death.
  package func disconnect() {
    if isConnected { g_signal_handler_disconnect(object, id) }
  }

  /// Does something that would raise the signal, without hearing it.
  package func muted(_ body: @MainActor () -> Void) {
    guard isConnected else { return body() }
    g_signal_handler_block(object, id)
    body()
    if isConnected { g_signal_handler_unblock(object, id) }
  }
}

/// Calls `body` with the first arguments of a signal; the types of its parameters say how they are read:
///
///     connect(gesture, "pressed") { (count: Int32, x: Double, y: Double) in … }
///     connect(switch, "notify::active") { … }
@MainActor @discardableResult
package func connect<each Argument: GValueConvertible>(
  _ object: UnsafeMutableRawPointer, _ signal: String,
  _ body: @escaping @MainActor (repeat each Argument) -> Void
) -> SignalConnection {
  connect(object, signal, SignalHandler { arguments, _ in body(repeat arguments.next((each Argument).self)) })
}

/// Calls `body` and hands its result to the signal: for key presses, scrolling and close requests, `true` says "done".
@MainActor @discardableResult
package func connect<Answer: GValueConvertible, each Argument: GValueConvertible>(
  _ object: UnsafeMutableRawPointer, _ signal: String,
  _ body: @escaping @MainActor (repeat each Argument) -> Answer
) -> SignalConnection {
  connect(
    object, signal,
    SignalHandler { arguments, answer in
      let result = body(repeat arguments.next((each Argument).self))
      if let answer { result.write(to: answer) }
    })
}

@MainActor
private func connect(
  _ object: UnsafeMutableRawPointer, _ signal: String, _ handler: SignalHandler
) -> SignalConnection {
  let id = g_signal_connect_closure(object, signal, handler.makeClosure(), 0)
  return SignalConnection(object: object, id: id, handler: handler)
}

/// A signal's arguments, read one after the other.
private struct SignalArguments {
  var rest: UnsafeBufferPointer<GValue>.SubSequence

  mutating func next<Value: GValueConvertible>(_ type: Value.Type) -> Value {
    guard let index = rest.indices.first, let base = rest.base.baseAddress else {
      preconditionFailure("The signal has fewer arguments than its handler has parameters.")
    }
    rest.removeFirst()
    return Value.read(from: base + index)
  }
}

/// The Swift closure behind a handler, retained by GLib until the handler is gone.
@MainActor
package final class SignalHandler {
  /// How many handlers are connected in all: for tests that look for leaks.
  package private(set) static var liveCount = 0

  private let body: @MainActor (inout SignalArguments, UnsafeMutablePointer<GValue>?) -> Void

  fileprivate init(
    _ body: @escaping @MainActor (inout SignalArguments, UnsafeMutablePointer<GValue>?) -> Void
  ) {
    self.body = body
    Self.liveCount += 1
  }

  deinit {
    // Handlers end with their object, and objects end on the main thread.
    MainActor.assumeIsolated { Self.liveCount -= 1 }
  }

  fileprivate func makeClosure() -> UnsafeMutablePointer<GClosure>? {
    let handler = Unmanaged.passRetained(self).toOpaque()
    let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), handler)
    g_closure_set_marshal(closure) { closure, answer, count, arguments, _, _ in
      guard let data = closure?.pointee.data else { return }
      let handler = Unmanaged<SignalHandler>.fromOpaque(data).takeUnretainedValue()
      // The first value is the object itself.
      let rest = UnsafeBufferPointer(start: arguments, count: Int(count)).dropFirst()
      MainActor.assumeIsolated {
        var arguments = SignalArguments(rest: rest)
        handler.body(&arguments, answer)
      }
    }
    g_closure_add_finalize_notifier(closure, handler) { handler, _ in
      guard let handler else { return }
      Unmanaged<SignalHandler>.fromOpaque(handler).release()
    }
    return closure
  }
}

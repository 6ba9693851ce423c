import CGTK

/// A reference of ours to an object, given up in the main loop, whichever thread lets go of it last.
final class HeldObject: Sendable {
  /// The object. Only the main actor uses it.
  nonisolated(unsafe) let pointer: UnsafeMutableRawPointer

  /// Takes over a reference.
  init(adopting pointer: UnsafeMutableRawPointer) {
    self.pointer = pointer
  }

  /// Takes a reference of its own.
  convenience init(_ pointer: UnsafeMutableRawPointer) {
    self.init(adopting: g_object_ref(pointer))
  }

  deinit {
    let address = UInt(bitPattern: pointer)
    TemporaryGTK.nextTurn { g_object_unref(UnsafeMutableRawPointer(bitPattern: address)) }
  }
}

/// A way to an object of the main actor that any thread can hand on.
///
/// Capturing the object weakly in one closure after the other would hold it for a moment on the other thread, and could end
/// it there.
final class WeakReference<Object: AnyObject>: @unchecked Sendable {
  // Needs no guard: it is set once, and read on the main actor only.
  private weak var reference: Object?

  @MainActor
  init(_ object: Object) {
    reference = object
  }

  @MainActor var object: Object? { reference }
}

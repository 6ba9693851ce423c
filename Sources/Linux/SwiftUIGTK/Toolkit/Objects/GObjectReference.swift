import CGTK
import Foundation

/// A pointer to a widget, as GTK's functions take it.
package typealias WidgetPointer = UnsafeMutablePointer<GtkWidget>

/// Keeps a GObject alive: holds one reference from creation to `deinit`.
///
/// The last owner may let go on any thread; the reference is then given back on the main one, since GTK objects
/// must not be torn down elsewhere.
@MainActor
package final class GObjectReference {
  // Never changes, and is only followed on the main thread.
  package nonisolated(unsafe) let pointer: UnsafeMutableRawPointer

  /// Takes over a new object with a floating reference, or shares one that others own.
  package init(_ object: UnsafeMutableRawPointer) {
    pointer = g_object_ref_sink(object)
  }

  /// Takes over the reference that a function documented as "transfer full" returned.
  package init(adopting object: UnsafeMutableRawPointer) {
    pointer = object
  }

  deinit {
    if Thread.isMainThread {
      g_object_unref(pointer)
    } else {
      let unref: GSourceFunc = { object in
        g_object_unref(object)
        return gboolean(G_SOURCE_REMOVE)
      }
      g_idle_add_full(G_PRIORITY_DEFAULT, unref, pointer, nil)
    }
  }

  /// The object as a widget. The caller knows that it is one.
  package var widget: WidgetPointer { pointer.assumingMemoryBound(to: GtkWidget.self) }

  /// The object as one of the classes that Swift sees only as an opaque pointer.
  package var opaque: OpaquePointer { OpaquePointer(pointer) }
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
  /// The widget seen as one of its own classes, such as `GtkWindow`: C's cast macros are not imported.
  package func cast<Class>(to type: Class.Type = Class.self) -> UnsafeMutablePointer<Class> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: type)
  }

  /// The widget seen as one of its classes that Swift sees only as an opaque pointer, such as `GtkLabel`.
  package var opaque: OpaquePointer { OpaquePointer(self) }
}

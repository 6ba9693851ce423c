import CGTK

extension UnsafeMutablePointer where Pointee == GtkWidget {
  /// Lets an event controller, such as a gesture, hear this widget's events. The widget keeps it.
  @MainActor
  package func add(_ controller: GObjectReference) {
    // The widget takes a reference over, and the caller keeps its own.
    gtk_widget_add_controller(self, OpaquePointer(g_object_ref(controller.pointer)))
  }

  @MainActor
  package func remove(_ controller: GObjectReference) {
    gtk_widget_remove_controller(self, controller.opaque)
  }
}

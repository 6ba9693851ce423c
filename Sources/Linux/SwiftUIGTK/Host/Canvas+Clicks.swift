import CGTK

extension Canvas {
  /// Does something when the canvas is clicked with the first button, or tapped.
  func addClick(_ action: @escaping @MainActor () -> Void) {
    guard let gesture = gtk_gesture_click_new() else { return }
    connect(UnsafeMutableRawPointer(gesture), "released") { [unowned self] (_: Int32, x: Double, y: Double) in
      if gtk_widget_contains(widget, x, y) != 0 { action() }
    }
    gtk_widget_add_controller(widget, gesture)
  }
}

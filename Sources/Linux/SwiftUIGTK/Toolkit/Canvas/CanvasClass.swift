import CGTK

/// The `GtkWidget` subclass behind every ``Canvas``, registered with GObject from Swift.
@MainActor
enum CanvasClass {
  static let type: GType = g_type_register_static_simple(
    gtk_widget_get_type(), "HighStreetCanvas",
    guint(MemoryLayout<GtkWidgetClass>.size), overrideFunctions,
    guint(MemoryLayout<HighStreetCanvas>.size), nil, GTypeFlags(rawValue: 0))

  /// A canvas that can be pressed: by Return and the space bar while it has the focus, and by assistive technology.
  static let pressableType: GType = g_type_register_static_simple(
    type, "HighStreetPressableCanvas",
    guint(MemoryLayout<GtkWidgetClass>.size), installPress,
    guint(MemoryLayout<HighStreetCanvas>.size), nil, GTypeFlags(rawValue: 0))

  nonisolated static let pressAction = "canvas.press"

  /// The delegate of a canvas, which is gone once the widget was disposed of.
  fileprivate nonisolated static func delegate(of widget: WidgetPointer?) -> CanvasDelegate? {
    guard let data = widget?.cast(to: HighStreetCanvas.self).pointee.delegate else { return nil }
    return Unmanaged<CanvasDelegate>.fromOpaque(data).takeUnretainedValue()
  }

  /// `GtkWidget`'s own functions, for what a canvas leaves to it. Written by GObject before the first canvas exists.
  fileprivate nonisolated(unsafe) static let parent: UnsafeMutablePointer<GtkWidgetClass> =
    g_type_class_ref(gtk_widget_get_type()).assumingMemoryBound(to: GtkWidgetClass.self)
}

// GTK calls these on the main thread only.
private let overrideFunctions: GClassInitFunc = { classPointer, _ in
  guard let ours = classPointer?.assumingMemoryBound(to: GtkWidgetClass.self) else { return }
  ours.pointee.get_request_mode = { widget in
    let delegate = CanvasClass.delegate(of: widget)
    return MainActor.assumeIsolated { delegate?.requestMode ?? GTK_SIZE_REQUEST_CONSTANT_SIZE }
  }
  ours.pointee.measure = {
    widget, orientation, available, minimum, natural, minimumBaseline, naturalBaseline in
    let delegate = CanvasClass.delegate(of: widget)
    let extent = MainActor.assumeIsolated { delegate?.measure(orientation, available < 0 ? nil : available) }
    let measured = extent ?? Canvas.Extent(minimum: 0, natural: 0)
    minimum?.pointee = measured.minimum
    natural?.pointee = max(measured.minimum, measured.natural)
    minimumBaseline?.pointee = measured.baseline ?? -1
    naturalBaseline?.pointee = measured.baseline ?? -1
  }
  ours.pointee.size_allocate = { widget, width, height, _ in
    let delegate = CanvasClass.delegate(of: widget)
    MainActor.assumeIsolated { delegate?.allocate(width, height) }
  }
  ours.pointee.snapshot = { widget, snapshot in
    let delegate = CanvasClass.delegate(of: widget)
    nonisolated(unsafe) let snapshot = snapshot
    let isDrawn = MainActor.assumeIsolated {
      guard let draw = delegate?.snapshot, let snapshot else { return false }
      draw(Snapshot(pointer: snapshot))
      return true
    }
    if !isDrawn { CanvasClass.parent.pointee.snapshot(widget, snapshot) }
  }
  ours.pointee.contains = { widget, x, y in
    let delegate = CanvasClass.delegate(of: widget)
    let answer = MainActor.assumeIsolated { delegate?.contains.map { $0(x, y) } }
    return answer.map { $0 ? 1 : 0 } ?? CanvasClass.parent.pointee.contains(widget, x, y)
  }
  ours.pointee.parent_class.dispose = { object in
    guard let object else { return }
    let widget = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
    while let child = gtk_widget_get_first_child(widget) { gtk_widget_unparent(child) }
    // Disposal may come more than once: the delegate is released by the first.
    let canvas = widget.cast(to: HighStreetCanvas.self)
    if let data = canvas.pointee.delegate {
      canvas.pointee.delegate = nil
      Unmanaged<CanvasDelegate>.fromOpaque(data).release()
    }
    CanvasClass.parent.pointee.parent_class.dispose(object)
  }
}

private let installPress: GClassInitFunc = { classPointer, _ in
  guard let ours = classPointer?.assumingMemoryBound(to: GtkWidgetClass.self) else { return }
  gtk_widget_class_install_action(ours, CanvasClass.pressAction, nil) { widget, _, _ in
    let delegate = CanvasClass.delegate(of: widget)
    MainActor.assumeIsolated { delegate?.press?() }
  }
  for key in [GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter, GDK_KEY_space, GDK_KEY_KP_Space] {
    let trigger = gtk_keyval_trigger_new(guint(key), GdkModifierType(rawValue: 0))
    let shortcut = gtk_shortcut_new(trigger, gtk_named_action_new(CanvasClass.pressAction))
    gtk_widget_class_add_shortcut(ours, shortcut)
    g_object_unref(UnsafeMutableRawPointer(shortcut))
  }
}

/// What a canvas asks of Swift. The widget retains it until it is disposed of.
@MainActor
final class CanvasDelegate {
  /// How many there are in all: for tests that look for leaks.
  private(set) static var liveCount = 0

  var requestMode = GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH
  var measure: @MainActor (GtkOrientation, Int32?) -> Canvas.Extent = { _, _ in .init(minimum: 0, natural: 0)
  }
  var allocate: @MainActor (Int32, Int32) -> Void = { _, _ in }
  var snapshot: (@MainActor (Snapshot) -> Void)?
  var contains: (@MainActor (Double, Double) -> Bool)?
  var press: (@MainActor () -> Void)?

  init() { Self.liveCount += 1 }
  deinit {
    // Widgets are disposed of on the main thread, and so is a Canvas that lets go of its widget.
    MainActor.assumeIsolated { Self.liveCount -= 1 }
  }
}

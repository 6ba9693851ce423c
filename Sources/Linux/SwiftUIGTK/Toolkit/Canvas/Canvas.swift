import CGTK
import Foundation

/// A widget whose size, layout and drawing are Swift closures: the one container under all of our views.
///
/// The closures belong to the widget and end with it. They should not hold the canvas.
@MainActor
package final class Canvas {
  /// How much room a canvas needs in one direction, in pixels.
  package struct Extent: Equatable, Sendable {
    package var minimum: Int32
    package var natural: Int32
    /// The first baseline from the top; only of heights, and inside the minimum.
    package var baseline: Int32?

    package init(minimum: Int32, natural: Int32, baseline: Int32? = nil) {
      self.minimum = minimum
      self.natural = natural
      self.baseline = baseline
    }
  }

  package let reference: GObjectReference
  private let delegate = CanvasDelegate()

  /// - Parameters:
  ///   - cssName: The element name under which style sheets know it, such as `button`, `row` or `card`.
  ///   - role: What it is to assistive technology: fixed for its life.
  ///   - isPressable: Whether keys and assistive technology can ``press``. Clicks are up to a gesture.
  package init(
    cssName: String = "widget", role: GtkAccessibleRole = GTK_ACCESSIBLE_ROLE_GROUP, isPressable: Bool = false
  ) {
    reference = GObjectReference(
      makeObject(
        isPressable ? CanvasClass.pressableType : CanvasClass.type,
        ["css-name": cssName, "accessible-role": role]))
    widget.cast(to: HighStreetCanvas.self).pointee.delegate = Unmanaged.passRetained(delegate).toOpaque()
  }

  package var widget: WidgetPointer { reference.widget }

  /// Whether height follows from width (the default), width from height, or neither.
  package var requestMode: GtkSizeRequestMode {
    get { delegate.requestMode }
    set { delegate.requestMode = newValue }
  }

  /// Answers how much room it needs in a direction, given the extent in the other one if that is known.
  package var measure: @MainActor (GtkOrientation, Int32?) -> Extent {
    get { delegate.measure }
    set { delegate.measure = newValue }
  }

  /// Called with its own width and height: the moment to ``place(_:at:size:baseline:)`` every child.
  package var allocate: @MainActor (_ width: Int32, _ height: Int32) -> Void {
    get { delegate.allocate }
    set { delegate.allocate = newValue }
  }

  /// Draws it, children included (``Snapshot/drawChildren(of:)``). Without one the children alone are drawn.
  package var snapshot: (@MainActor (Snapshot) -> Void)? {
    get { delegate.snapshot }
    set { delegate.snapshot = newValue }
  }

  /// Answers whether a point inside the bounds belongs to it. Without one every such point does.
  package var contains: (@MainActor (_ x: Double, _ y: Double) -> Bool)? {
    get { delegate.contains }
    set { delegate.contains = newValue }
  }

  /// What a press of a pressable canvas does. An insensitive one is not pressed.
  package var press: (@MainActor () -> Void)? {
    get { delegate.press }
    set { delegate.press = newValue }
  }

  package var isFocusable: Bool {
    get { gtk_widget_get_focusable(widget) != 0 }
    set { gtk_widget_set_focusable(widget, newValue ? 1 : 0) }
  }

  /// Whether children are cut off at its edges, corners of the style sheet included.
  package var clipsToBounds: Bool {
    get { gtk_widget_get_overflow(widget) == GTK_OVERFLOW_HIDDEN }
    set { gtk_widget_set_overflow(widget, newValue ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE) }
  }

  /// Asks for another measurement and layout, and for those of everything around it.
  package func invalidateSize() { gtk_widget_queue_resize(widget) }
  /// Asks for another layout of the children, its own size being unchanged.
  package func invalidateLayout() { gtk_widget_queue_allocate(widget) }
  /// Asks to be drawn again.
  package func invalidateDrawing() { gtk_widget_queue_draw(widget) }
}

// MARK: Children

extension Canvas {
  /// The children, in the order of drawing and of the focus; popovers are none.
  package var children: [WidgetPointer] {
    var children: [WidgetPointer] = []
    var next = gtk_widget_get_first_child(widget)
    while let child = next {
      if !child.isPopover { children.append(child) }
      next = gtk_widget_get_next_sibling(child)
    }
    return children
  }

  /// Adds a child, or moves one that it has, before a sibling; at the end when there is none.
  package func insert(_ child: WidgetPointer, before sibling: WidgetPointer? = nil) {
    gtk_widget_insert_before(child, widget, sibling)
  }

  /// Adds a child, or moves one that it has, behind a sibling; to the front when there is none.
  package func insert(_ child: WidgetPointer, after sibling: WidgetPointer?) {
    gtk_widget_insert_after(child, widget, sibling)
  }

  /// Makes these the children, in this order. Those that stay are moved, never removed, and keep the focus.
  package func setChildren(_ wanted: [WidgetPointer]) {
    let kept = Set(wanted)
    for child in children where !kept.contains(child) { remove(child) }
    var last: WidgetPointer?
    for child in wanted {
      let isInPlace =
        gtk_widget_get_parent(child) == widget && gtk_widget_get_prev_sibling(child) == last
      if !isInPlace { insert(child, after: last) }
      last = child
    }
  }

  package func remove(_ child: WidgetPointer) {
    if gtk_widget_get_parent(child) == widget { gtk_widget_unparent(child) }
  }

  /// Gives a child its place; to be called from ``allocate``. A child never gets less than its minimum.
  package func place(_ child: WidgetPointer, at point: CGPoint, size: CGSize, baseline: Int32? = nil) {
    place(child, size: size, baseline: baseline, [.translate(x: point.x, y: point.y)])
  }

  /// Gives a child its size and moves, turns or scales it; to be called from ``allocate``.
  package func place(
    _ child: WidgetPointer, size: CGSize, baseline: Int32? = nil, _ transform: [TransformStep]
  ) {
    var minimumWidth: Int32 = 0
    var minimumHeight: Int32 = 0
    gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &minimumWidth, nil, nil, nil)
    let width = max(minimumWidth, Int32(size.width.rounded(.up)))
    gtk_widget_measure(child, GTK_ORIENTATION_VERTICAL, width, &minimumHeight, nil, nil, nil)
    let height = max(minimumHeight, Int32(size.height.rounded(.up)))
    gtk_widget_allocate(child, width, height, baseline ?? -1, transform.gskTransform)
  }
}

extension WidgetPointer {
  /// Whether the widget hangs at its parent in a surface of its own.
  fileprivate var isPopover: Bool {
    let type = gtk_popover_get_type()
    return withMemoryRebound(to: GTypeInstance.self, capacity: 1) { g_type_check_instance_is_a($0, type) }
      != 0
  }
}

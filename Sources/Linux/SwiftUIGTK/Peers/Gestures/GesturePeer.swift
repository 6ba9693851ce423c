import CGTK
import Foundation
import SwiftUI

extension GestureContent: WidgetContent {
  package func makePeer(for element: Element, in host: GTKHost) -> any GTKPeer {
    GesturePeer(element, self)
  }
}

/// A view that reacts to pointers and fingers: a canvas with what is inside, and an event controller.
@MainActor
final class GesturePeer: GTKPeer {
  let surface: Surface?
  let canvas: Canvas
  private unowned let element: Element
  private(set) var controllers: [GObjectReference] = []
  private var drag: Drag?
  /// Whether a press has begun and not ended.
  private var isPressed = false

  /// A movement with the button down.
  private struct Drag {
    let start: CGPoint
    var last: (time: Date, offset: CGSize)
    var velocity = CGSize.zero
    var hasBegun = false
  }

  init(_ element: Element, _ content: GestureContent) {
    self.element = element
    let surface = Surface(for: element)
    self.surface = surface
    canvas = surface.canvas
    canvas.contains = { [weak element] x, y in
      let point = CGPoint(x: x, y: y)
      guard let element, CGRect(origin: .zero, size: element.frame.size).contains(point) else { return false }
      return element.reactsToGestures(at: point)
    }
    install(content)
  }

  var widget: WidgetPointer { canvas.widget }
  var content: GestureContent? { element.content as? GestureContent }
  func measure(_ proposal: ProposedSize) -> CGSize { .zero }

  func update(from old: any ElementContent) {
    guard let content, content != old as? GestureContent else { return }
    endPress()
    for controller in controllers { widget.remove(controller) }
    controllers = []
    install(content)
    canvas.describe(element)
  }

  func accessibilityChanged() { canvas.describe(element) }
  func remove() { endPress() }

  // MARK: Controllers

  private func install(_ content: GestureContent) {
    guard content.isEnabled else {
      if !content.letsInsideReact { addShield() }
      return
    }
    switch content.recognizer.kind {
    case .none: break
    case .tap(let count): addTap(count)
    case .longPress(let duration, _): addLongPress(duration)
    case .drag(let distance, let space): addDrag(distance, in: space)
    case .magnification(let change): addMagnification(change)
    case .hover: addHover()
    }
  }

  func add(_ controller: OpaquePointer?, phase: GtkPropagationPhase) -> GObjectReference? {
    guard let controller else { return nil }
    let reference = GObjectReference(adopting: UnsafeMutableRawPointer(controller))
    gtk_event_controller_set_propagation_phase(controller, phase)
    widget.add(reference)
    controllers.append(reference)
    return reference
  }

  /// Keeps presses from what is inside.
  private func addShield() {
    guard let click = add(gtk_gesture_click_new(), phase: GTK_PHASE_CAPTURE) else { return }
    connect(click.pointer, "pressed") { [weak self, unowned click] in self?.claim(click) }
  }

  private func addTap(_ count: Int) {
    guard let click = add(gtk_gesture_click_new(), phase: phase) else { return }
    connect(click.pointer, "pressed") { [weak self, unowned click] in
      if self?.content?.letsInsideReact == false { self?.claim(click) }
    }
    connect(click.pointer, "released") { [weak self, unowned click] (number: Int32, x: Double, y: Double) in
      guard let self, let content, Int(number) % max(1, count) == 0, reacts(at: CGPoint(x: x, y: y)) else {
        return
      }
      claim(click)
      content.recognizer.performed()
    }
  }

  private func addLongPress(_ duration: Double) {
    guard let press = add(gtk_gesture_long_press_new(), phase: phase) else { return }
    // GTK counts in half seconds, and goes no further than this.
    gtk_gesture_long_press_set_delay_factor(press.opaque, min(max(duration / 0.5, 0.5), 2))
    connect(press.pointer, "begin") { [weak self] in
      guard let self, !isPressed else { return }
      isPressed = true
      content?.recognizer.pressed(true)
    }
    connect(press.pointer, "end") { [weak self] in self?.endPress() }
    connect(press.pointer, "cancelled") { [weak self] in self?.endPress() }
    connect(press.pointer, "pressed") { [weak self, unowned press] (x: Double, y: Double) in
      guard let self, reacts(at: CGPoint(x: x, y: y)) else { return }
      claim(press)
      content?.recognizer.performed()
    }
  }

  private func endPress() {
    guard isPressed else { return }
    isPressed = false
    content?.recognizer.pressed(false)
  }

  private func addDrag(_ distance: CGFloat, in space: CoordinateSpace) {
    guard let gesture = add(gtk_gesture_drag_new(), phase: phase) else { return }
    connect(gesture.pointer, "drag-begin") { [weak self] (x: Double, y: Double) in
      guard let self, reacts(at: CGPoint(x: x, y: y)) else { return }
      drag = Drag(start: CGPoint(x: x, y: y), last: (Date(), .zero))
    }
    connect(gesture.pointer, "drag-update") { [weak self, unowned gesture] (x: Double, y: Double) in
      guard let self, let value = moved(by: CGSize(width: x, height: y), beyond: distance, in: space) else {
        return
      }
      claim(gesture)
      content?.recognizer.dragged(value)
    }
    connect(gesture.pointer, "drag-end") { [weak self] (x: Double, y: Double) in
      guard let self else { return }
      let value = moved(by: CGSize(width: x, height: y), beyond: distance, in: space)
      drag = nil
      if let value { content?.recognizer.dropped(value) }
    }
  }

  /// Where the drag is, once it has gone far enough.
  private func moved(
    by offset: CGSize, beyond distance: CGFloat, in space: CoordinateSpace
  ) -> DragGesture.Value? {
    guard var drag else { return nil }
    let now = Date()
    let seconds = now.timeIntervalSince(drag.last.time)
    if seconds > 0.001 {
      drag.velocity = CGSize(
        width: (offset.width - drag.last.offset.width) / seconds,
        height: (offset.height - drag.last.offset.height) / seconds)
      drag.last = (now, offset)
    }
    let length = (offset.width * offset.width + offset.height * offset.height).squareRoot()
    drag.hasBegun = drag.hasBegun || length >= distance
    self.drag = drag
    guard drag.hasBegun else { return nil }
    let corner = element.frame(in: space).origin
    let start = CGPoint(x: corner.x + drag.start.x, y: corner.y + drag.start.y)
    return DragGesture.Value(
      time: now, location: CGPoint(x: start.x + offset.width, y: start.y + offset.height),
      startLocation: start, velocity: drag.velocity)
  }

  private func addHover() {
    guard let motion = add(gtk_event_controller_motion_new(), phase: GTK_PHASE_BUBBLE) else { return }
    connect(motion.pointer, "enter") { [weak self] in self?.content?.recognizer.pressed(true) }
    connect(motion.pointer, "leave") { [weak self] in self?.content?.recognizer.pressed(false) }
  }

  // MARK: Others

  var phase: GtkPropagationPhase {
    guard let content else { return GTK_PHASE_BUBBLE }
    return content.priority == .high || !content.letsInsideReact ? GTK_PHASE_CAPTURE : GTK_PHASE_BUBBLE
  }

  /// Takes the press away from other gestures, unless this one goes along with them.
  func claim(_ gesture: GObjectReference) {
    guard content?.priority != .simultaneous else { return }
    gtk_gesture_set_state(gesture.opaque, GTK_EVENT_SEQUENCE_CLAIMED)
  }

  /// Whether a press at a point is for this view, and not for a control inside.
  private func reacts(at point: CGPoint) -> Bool {
    guard element.reactsToGestures(at: point) else { return false }
    guard let content, content.priority == .low, content.letsInsideReact else { return true }
    var current = gtk_widget_pick(widget, point.x, point.y, GTK_PICK_DEFAULT)
    while let inside = current, inside != widget {
      let isCanvas = gtk_widget_get_css_name(inside).map { String(cString: $0) } == "widget"
      if !isCanvas, gtk_widget_get_focusable(inside) != 0 { return false }
      current = gtk_widget_get_parent(inside)
    }
    return true
  }
}

import CGTK
import Foundation
import SwiftUI

extension GestureContent: WidgetContent {
  package func makePeer(for element: Element, in host: GTKHost) -> any GTKPeer {
    GesturePeer(element, self)
  }
}

/// A view that reacts to pointers and fingers: a canvas with what is inside, and event controllers.
@MainActor
final class GesturePeer: GTKPeer {
  let surface: Surface?
  let canvas: Canvas
  unowned let element: Element
  private(set) var controllers: [GObjectReference] = []
  private var listeners: [GestureListener] = []

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
    for listener in listeners { listener.cancel(telling: old as? GestureContent) }
    for controller in controllers { widget.remove(controller) }
    (controllers, listeners) = ([], [])
    install(content)
    canvas.describe(element)
  }

  func accessibilityChanged() { canvas.describe(element) }

  func remove() {
    for listener in listeners { listener.cancel(telling: content) }
  }

  // MARK: Controllers

  private func install(_ content: GestureContent) {
    guard content.isEnabled else {
      if !content.letsInsideReact { addShield() }
      return
    }
    for (index, recognizer) in content.recognizers.enumerated() {
      let listener = GestureListener(self, index)
      listener.listen(for: recognizer.kind)
      listeners.append(listener)
    }
    // One of them takes the press from others, not from each other.
    let gestures = controllers.filter(\.isGesture)
    for gesture in gestures.dropFirst() { gtk_gesture_group(gestures[0].opaque, gesture.opaque) }
  }

  /// Adds an event controller, and keeps it until there are others.
  func add(_ controller: OpaquePointer?, phase: GtkPropagationPhase? = nil) -> GObjectReference? {
    guard let controller else { return nil }
    let reference = GObjectReference(adopting: UnsafeMutableRawPointer(controller))
    gtk_event_controller_set_propagation_phase(controller, phase ?? self.phase)
    widget.add(reference)
    controllers.append(reference)
    return reference
  }

  /// Keeps presses from what is inside.
  private func addShield() {
    guard let click = add(gtk_gesture_click_new(), phase: GTK_PHASE_CAPTURE) else { return }
    connect(click.pointer, "pressed") { [weak self, unowned click] in self?.claim(click) }
  }

  private var phase: GtkPropagationPhase {
    guard let content else { return GTK_PHASE_BUBBLE }
    return content.priority == .high || !content.letsInsideReact ? GTK_PHASE_CAPTURE : GTK_PHASE_BUBBLE
  }

  // MARK: Others

  /// Takes the press away from other gestures, unless this one goes along with them.
  func claim(_ gesture: GObjectReference) {
    guard content?.priority != .simultaneous else { return }
    gtk_gesture_set_state(gesture.opaque, GTK_EVENT_SEQUENCE_CLAIMED)
  }

  /// Whether a press at a point is for this view, and not for a control inside.
  func reacts(at point: CGPoint) -> Bool {
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

extension GObjectReference {
  fileprivate var isGesture: Bool {
    let type = gtk_gesture_get_type()
    return pointer.withMemoryRebound(to: GTypeInstance.self, capacity: 1) {
      g_type_check_instance_is_a($0, type) != 0
    }
  }
}

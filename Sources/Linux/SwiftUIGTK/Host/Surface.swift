import CGTK
import Foundation
import SwiftUI

/// A canvas with the widgets of the elements inside an element, each where the layout put it. What has no widget is drawn
/// in between.
@MainActor
package final class Surface {
  package let canvas: Canvas
  private weak var element: Element?
  /// Whether the widgets inside are no longer those of the elements.
  package var needsChildren = true

  /// - Parameter size: How large a widget of GTK's around the surface must think it to be; `Canvas.invalidateSize` tells
  ///   of changes.
  package init(
    for element: Element, cssName: String = "widget", role: GtkAccessibleRole = GTK_ACCESSIBLE_ROLE_GROUP,
    isPressable: Bool = false, size: (@MainActor () -> CGSize)? = nil
  ) {
    self.element = element
    canvas = Canvas(cssName: cssName, role: role, isPressable: isPressable)
    canvas.allocate = { [weak self] _, _ in self?.placeChildren() }
    canvas.snapshot = { [weak self] in self?.draw(on: $0) }
    // The layout decides. GTK keeps what it measured, so a size that changes without a word to it must not be told.
    guard let size else { return }
    canvas.measure = { orientation, _ in
      let size = size()
      let length = Int32((orientation == GTK_ORIENTATION_HORIZONTAL ? size.width : size.height).rounded(.up))
      return Canvas.Extent(minimum: length, natural: length)
    }
  }

  /// Where the element is in its parent.
  package var frame: CGRect { element?.frame ?? .zero }

  /// Puts the widgets of the elements inside into the canvas, in order.
  package func updateChildren() {
    needsChildren = false
    guard let element else { return }
    var widgets: [WidgetPointer] = []
    visitPeers(inside: element, Way().into(element)) { peer, _, way in
      widgets.append(peer.widget)
      restrict(peer.widget, to: way.reach)
    }
    for widget in widgets { leaveOtherParent(widget) }
    canvas.setChildren(widgets)
    canvas.invalidateLayout()
    canvas.invalidateDrawing()
  }

  /// A widget may still be in the surface above or below, when a widget appeared or went between the two.
  private func leaveOtherParent(_ widget: WidgetPointer) {
    guard let parent = gtk_widget_get_parent(widget), parent != canvas.widget else { return }
    gtk_widget_unparent(widget)
  }

  private func placeChildren() {
    guard let element else { return }
    visitPeers(inside: element, Way().into(element)) { peer, child, way in
      canvas.place(peer.widget, size: child.frame.size, onPixels(way.steps))
      peer.placed(size: child.frame.size)
    }
  }

  /// Keeps pointers and the focus from widgets in what is hidden, or no longer.
  ///
  /// Not while places are given: GTK would take that of the widget away again.
  package func updateReach() {
    guard let element else { return }
    visitPeers(inside: element, Way().into(element)) { peer, _, way in restrict(peer.widget, to: way.reach) }
  }

  /// What others keep from a widget stays as it is: only here pointers are kept from one.
  private func restrict(_ widget: WidgetPointer, to reach: Reach) {
    guard reach < .full || gtk_widget_get_can_target(widget) == 0 else { return }
    gtk_widget_set_can_target(widget, reach == .full ? 1 : 0)
    gtk_widget_set_can_focus(widget, reach == .none ? 0 : 1)
  }

  /// The way from the surface's corner to what is inside an element, and what lies on it.
  private struct Way {
    var steps: [TransformStep] = []
    var reach = Reach.full

    /// The way to an element from that of the elements beside it.
    @MainActor
    func to(_ element: Element) -> Way {
      Way(steps: steps.adding(element.frame.origin), reach: reach)
    }

    /// The way on to what is inside the element that it leads to.
    @MainActor
    func into(_ element: Element) -> Way {
      guard let content = element.content as? any DrawnContent else { return self }
      return Way(steps: steps + content.transform(size: element.frame.size), reach: min(reach, content.reach))
    }
  }

  /// Visits the outermost elements with widgets, with the way from the surface's corner to theirs.
  private func visitPeers(inside element: Element, _ way: Way, _ visit: (any GTKPeer, Element, Way) -> Void) {
    for child in element.childrenFromBackToFront {
      let wayThere = way.to(child)
      if let peer = child.peer as? any GTKPeer {
        visit(peer, child, wayThere)
      } else {
        visitPeers(inside: child, wayThere.into(child), visit)
      }
    }
  }

  private func draw(on snapshot: Snapshot) {
    guard let element else { return }
    guard let content = element.content as? any DrawnContent else {
      return drawInside(element, steps: [], on: snapshot)
    }
    content.draw(element, size: element.frame.size, on: snapshot) { snapshot in
      drawInside(element, steps: content.transform(size: element.frame.size), on: snapshot)
    }
  }

  private func drawInside(_ element: Element, steps: [TransformStep], on snapshot: Snapshot) {
    draw(element.childrenFromBackToFront[...], steps: steps, on: snapshot)
  }

  /// Draws elements one upon the other. One that blends needs those before it as a picture of their own.
  private func draw(_ elements: ArraySlice<Element>, steps: [TransformStep], on snapshot: Snapshot) {
    var rest = elements
    if let last = elements.lastIndex(where: { $0.composition != nil }), last > elements.startIndex,
      let composition = elements[last].composition
    {
      snapshot.composed(composition) { bottom in
        draw(elements[..<last], steps: steps, on: bottom)
      } top: { top in
        draw(elements[last], steps: steps, on: top)
      }
      rest = elements[(last + 1)...]
    }
    for child in rest { draw(child, steps: steps, on: snapshot) }
  }

  private func draw(_ child: Element, steps: [TransformStep], on snapshot: Snapshot) {
    if let peer = child.peer as? any GTKPeer {
      snapshot.draw(peer.widget, of: canvas.widget)
    } else {
      drawWithoutWidget(child, steps: steps.adding(child.frame.origin), on: snapshot)
    }
  }

  /// Draws an element without a widget. The widgets inside know their whole way from the surface's corner, so what is
  /// inside is drawn from there.
  private func drawWithoutWidget(_ element: Element, steps: [TransformStep], on snapshot: Snapshot) {
    guard let content = element.content as? any DrawnContent else {
      return drawInside(element, steps: steps, on: snapshot)
    }
    let size = element.frame.size
    let way = onPixels(steps)
    snapshot.transformed(way) { snapshot in
      content.draw(element, size: onPixels(size, at: steps), on: snapshot) { snapshot in
        snapshot.transformed(way.inverted) { snapshot in
          drawInside(element, steps: steps + content.transform(size: size), on: snapshot)
        }
      }
    }
  }
}

// MARK: Whole pixels

extension Surface {
  /// A way that ends on a pixel of the screen, so that edges and letters are sharp. What is turned or scaled stays as it is.
  private func onPixels(_ steps: [TransformStep]) -> [TransformStep] {
    guard steps.count == 1, case .translate(let x, let y)? = steps.first else { return steps }
    return [.translate(x: onPixel(x), y: onPixel(y))]
  }

  /// A size whose far edges end on pixels as well; something thin stays as thin as it is.
  private func onPixels(_ size: CGSize, at steps: [TransformStep]) -> CGSize {
    guard steps.count <= 1 else { return size }
    var origin = CGPoint.zero
    if let step = steps.first {
      guard case .translate(let x, let y) = step else { return size }
      origin = CGPoint(x: x, y: y)
    }
    func length(_ start: CGFloat, _ length: CGFloat) -> CGFloat {
      length < 1 ? length : onPixel(start + length) - onPixel(start)
    }
    return CGSize(width: length(origin.x, size.width), height: length(origin.y, size.height))
  }

  private func onPixel(_ position: CGFloat) -> CGFloat {
    let scale = CGFloat(max(1, gtk_widget_get_scale_factor(canvas.widget)))
    return (position * scale).rounded() / scale
  }
}

extension [TransformStep] {
  /// The steps and then a move; two moves in a row are one.
  func adding(_ offset: CGPoint) -> [TransformStep] {
    guard offset != .zero else { return self }
    var steps = self
    if case .translate(let x, let y)? = steps.last {
      steps[steps.count - 1] = .translate(x: x + offset.x, y: y + offset.y)
    } else {
      steps.append(.translate(x: offset.x, y: offset.y))
    }
    return steps
  }

  /// The way back.
  var inverted: [TransformStep] {
    reversed().map { step in
      switch step {
      case .translate(let x, let y): .translate(x: -x, y: -y)
      case .rotate(let degrees): .rotate(degrees: -degrees)
      case .scale(let x, let y): .scale(x: x == 0 ? 1 : 1 / x, y: y == 0 ? 1 : 1 / y)
      case .skew(let degrees): .skew(degrees: -degrees)
      }
    }
  }
}

extension Canvas {
  /// How many canvases live in all: for tests that look for leaks.
  package static var liveCount: Int { CanvasDelegate.liveCount }
}

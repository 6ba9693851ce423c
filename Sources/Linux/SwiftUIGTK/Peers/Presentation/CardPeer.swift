import CGTK
import SwiftUI

extension CardContent: WidgetContent {
  package func makePeer(for element: Element, in host: GTKHost) -> any GTKPeer {
    CardPeer(element)
  }
}

/// The ground that something is presented on: filled, with round corners and a shadow, which cuts off what is inside.
@MainActor
final class CardPeer: GTKPeer {
  let surface: Surface?
  private let canvas: Canvas
  private unowned let element: Element

  init(_ element: Element) {
    self.element = element
    let surface = Surface(for: element)
    self.surface = surface
    canvas = surface.canvas
    show()
  }

  var widget: WidgetPointer { canvas.widget }

  private func show() {
    guard let content = element.content as? CardContent else { return }
    canvas.clipsToBounds = content.isFilled
    widget.setClass(Look.card, content.isFilled)
    widget.setClass("raised", content.isFilled && content.isRaised)
    widget.setClass("top", content.isFilled && content.corners == .top)
    widget.setClass("all", content.isFilled && content.corners == .all)
  }

  func measure(_ proposal: ProposedSize) -> CGSize { .zero }
  func update(from old: any ElementContent) { show() }
  func accessibilityChanged() {}
  func remove() {}
}

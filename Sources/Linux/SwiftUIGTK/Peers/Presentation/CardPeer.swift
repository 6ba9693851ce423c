import SwiftUI

extension CardContent: WidgetContent {
  /// The ground that something is presented on: filled, with round corners and a shadow, which cuts off what is inside.
  package func makePeer(for element: Element, in host: GTKHost) -> any GTKPeer {
    BoxPeer(element, of: CardContent.self) { canvas, content in
      canvas.clipsToBounds = content.isFilled
      canvas.widget.setClass(Look.card, content.isFilled)
      canvas.widget.setClass("raised", content.isFilled && content.isRaised)
      canvas.widget.setClass("top", content.isFilled && content.corners == .top)
      canvas.widget.setClass("all", content.isFilled && content.corners == .all)
    }
  }
}

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
  private static let classes = [Look.card, "dialog", "all", "top"]

  private func show() {
    for name in Self.classes { gtk_widget_remove_css_class(widget, name) }
    guard let content = element.content as? CardContent else { return }
    canvas.clipsToBounds = content.isFilled
    guard content.isFilled else { return }
    gtk_widget_add_css_class(widget, Look.card)
    switch content.corners {
    case .none: break
    case .top: gtk_widget_add_css_class(widget, "top")
    case .all: gtk_widget_add_css_class(widget, "all")
    }
    if isDialog { gtk_widget_add_css_class(widget, "dialog") }
  }

  /// Whether the card is a small one with a question.
  private var isDialog: Bool {
    var current = element.parent
    while let above = current {
      if let presentation = above.content as? PresentationContent {
        return [.alert, .actionSheet, .popover].contains(presentation.style)
      }
      current = above.parent
    }
    return false
  }

  func measure(_ proposal: ProposedSize) -> CGSize { .zero }
  func update(from old: any ElementContent) { show() }
  func accessibilityChanged() {}
  func remove() {}
}

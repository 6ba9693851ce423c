import CGTK
import SwiftUI

extension ListHeaderContent: WidgetContent {
  package func makePeer(for element: Element, in host: GTKHost) -> any GTKPeer {
    ListEdgePeer(
      element, role: GTK_ACCESSIBLE_ROLE_HEADING, classes: [Look.listHeader, Look.lookClass(look)])
  }
}

extension ListFooterContent: WidgetContent {
  package func makePeer(for element: Element, in host: GTKHost) -> any GTKPeer {
    ListEdgePeer(element, role: GTK_ACCESSIBLE_ROLE_GROUP, classes: [Look.listFooter, Look.lookClass(look)])
  }
}

/// What is above or below a section of a list.
@MainActor
final class ListEdgePeer: GTKPeer {
  let surface: Surface?
  private let canvas: Canvas
  private unowned let element: Element

  init(_ element: Element, role: GtkAccessibleRole, classes: [String]) {
    self.element = element
    let surface = Surface(for: element, role: role)
    self.surface = surface
    canvas = surface.canvas
    canvas.setStyleClasses(classes)
    canvas.describe(element)
  }

  var widget: WidgetPointer { canvas.widget }
  func measure(_ proposal: ProposedSize) -> CGSize { .zero }

  func update(from old: any ElementContent) {
    switch element.content {
    case let header as ListHeaderContent:
      canvas.setStyleClasses([Look.listHeader, Look.lookClass(header.look)])
    case let footer as ListFooterContent:
      canvas.setStyleClasses([Look.listFooter, Look.lookClass(footer.look)])
    default: break
    }
  }

  func accessibilityChanged() { canvas.describe(element) }
  func remove() {}
}

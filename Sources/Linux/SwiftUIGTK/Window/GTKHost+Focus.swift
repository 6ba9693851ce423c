import CGTK
import SwiftUI

extension GTKHost {
  /// The innermost element whose widget is, or is around, a widget.
  func element(around widget: WidgetPointer?) -> Element? {
    var widgets: Set<WidgetPointer> = []
    var next = widget
    while let widget = next {
      widgets.insert(widget)
      next = gtk_widget_get_parent(widget)
    }
    func search(_ element: Element) -> Element? {
      if let peer = element.peer as? any GTKPeer {
        guard widgets.contains(peer.widget) else { return nil }
        return element.children.lazy.compactMap(search).first ?? element
      }
      return element.children.lazy.compactMap(search).first
    }
    return widgets.isEmpty ? nil : tree?.rootElement.flatMap(search)
  }
}

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
      let peer = element.peer as? any GTKPeer
      if let peer, !widgets.contains(peer.widget) { return nil }
      // Not lazily mapped: the first of those is worked out twice, and so on all the way down.
      for child in element.children {
        if let found = search(child) { return found }
      }
      return peer.map { _ in element }
    }
    return widgets.isEmpty ? nil : tree?.rootElement.flatMap(search)
  }
}

import CGTK
import SwiftUI

/// A bar: a surface for what stands in it, by which the window can be moved.
@MainActor
class BarPeer: GTKPeer, TopBar {
  unowned let element: Element
  let surface: Surface?
  let canvas: Canvas
  var room = HeaderRoom()
  private let handle: GObjectReference

  init(_ element: Element, styleClass: String) {
    self.element = element
    let surface = Surface(for: element, role: element.content.role.gtk)
    self.surface = surface
    canvas = surface.canvas
    handle = GObjectReference(UnsafeMutableRawPointer(gtk_window_handle_new()))
    gtk_window_handle_set_child(handle.opaque, canvas.widget)
    gtk_widget_add_css_class(canvas.widget, styleClass)
    canvas.describe(element)
  }

  /// The space at both ends, in points: with the padding of a flat button its text stands 16 points from the edge.
  private static let margin: CGFloat = 6

  var widget: WidgetPointer { handle.widget }
  var title: String? { (element.content as? NavigationBarContent)?.title }

  var chrome: Chrome {
    Chrome(
      insets: room.insets(margin: Self.margin, isRightToLeft: element.isRightToLeft),
      minimum: CGSize(width: 0, height: CGFloat(WindowFrame.headerHeight)))
  }

  func measure(_ proposal: ProposedSize) -> CGSize { .zero }
  func update(from old: any ElementContent) { canvas.describe(element) }
  func accessibilityChanged() { canvas.describe(element) }
  func remove() {}
}

extension NavigationBarContent: WidgetContent {
  package func makePeer(for element: Element, in host: GTKHost) -> any GTKPeer {
    let peer = BarPeer(element, styleClass: Look.navigationBar)
    host.bars.add(peer)
    return peer
  }
}

extension BottomBarContent: WidgetContent {
  package func makePeer(for element: Element, in host: GTKHost) -> any GTKPeer {
    BarPeer(element, styleClass: Look.bottomBar)
  }
}

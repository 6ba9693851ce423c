import CGTK
import SwiftUI

/// A container that assistive technology knows as a unit.
@MainActor
final class GroupPeer: GTKPeer {
  let surface: Surface?
  private unowned let element: Element

  init(_ element: Element) {
    self.element = element
    surface = Surface(for: element)
  }

  var widget: WidgetPointer { surface.map(\.canvas.widget) ?? gtk_box_new(GTK_ORIENTATION_VERTICAL, 0) }
  func measure(_ proposal: ProposedSize) -> CGSize { .zero }
  func update(from old: any ElementContent) {}
  func remove() {}
}

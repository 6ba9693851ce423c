import CGTK
import SwiftUI

extension ButtonContent: WidgetContent {
  package func makePeer(for element: Element, in host: GTKHost) -> any GTKPeer {
    ButtonPeer(element)
  }
}

/// A button: a canvas that is pressed by a click, Space or Return.
@MainActor
final class ButtonPeer: GTKPeer {
  let surface: Surface?
  private let canvas: Canvas
  private unowned let element: Element

  init(_ element: Element) {
    self.element = element
    let surface = Surface(for: element, cssName: "button", role: GTK_ACCESSIBLE_ROLE_BUTTON)
    self.surface = surface
    canvas = surface.canvas
    canvas.isFocusable = true
  }

  var widget: WidgetPointer { canvas.widget }
  func measure(_ proposal: ProposedSize) -> CGSize { .zero }
  func update(from old: any ElementContent) {}
  func remove() {}
}

import CGTK
import SwiftUI

extension CardContent: WidgetContent {
  package func makePeer(for element: Element, in host: GTKHost) -> any GTKPeer {
    BoxPeer(element) { $0.setClass("card", true) }
  }
}

extension HelpContent: WidgetContent {
  package func makePeer(for element: Element, in host: GTKHost) -> any GTKPeer {
    BoxPeer(element) { [weak element] widget in
      guard let help = element?.content as? HelpContent else { return }
      gtk_widget_set_tooltip_text(widget, help.text)
      Accessible(widget).set(.description(help.text))
    }
  }
}

/// A widget around others that only adds something to them.
@MainActor
private final class BoxPeer: GTKPeer {
  let surface: Surface?
  private let canvas: Canvas
  private unowned let element: Element
  private let show: @MainActor (WidgetPointer) -> Void

  init(_ element: Element, show: @escaping @MainActor (WidgetPointer) -> Void) {
    self.element = element
    self.show = show
    let surface = Surface(for: element)
    self.surface = surface
    canvas = surface.canvas
    show(canvas.widget)
    canvas.describe(element)
  }

  var widget: WidgetPointer { canvas.widget }
  func measure(_ proposal: ProposedSize) -> CGSize { .zero }
  func update(from old: any ElementContent) { show(widget) }
  func accessibilityChanged() { canvas.describe(element) }
  func remove() {}
}

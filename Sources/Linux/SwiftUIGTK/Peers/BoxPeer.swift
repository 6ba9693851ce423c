import CGTK
import SwiftUI

/// A widget around others that only adds something to them.
@MainActor
final class BoxPeer: GTKPeer {
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

import CGTK
import SwiftUI

/// A widget around others that only adds something to them.
@MainActor
final class BoxPeer<Content: ElementContent>: GTKPeer {
  let surface: Surface?
  private let canvas: Canvas
  private unowned let element: Element
  private let show: @MainActor (Canvas, Content) -> Void

  /// - Parameter show: Gives the canvas the looks of the content; called again after each change.
  init(
    _ element: Element, of type: Content.Type,
    show: @escaping @MainActor (Canvas, Content) -> Void = { _, _ in }
  ) {
    self.element = element
    self.show = show
    let surface = Surface(for: element)
    self.surface = surface
    canvas = surface.canvas
    showContent()
    canvas.describe(element)
  }

  var widget: WidgetPointer { canvas.widget }

  private func showContent() {
    if let content = element.content as? Content { show(canvas, content) }
  }

  func measure(_ proposal: ProposedSize) -> CGSize { .zero }
  func update(from old: any ElementContent) { showContent() }
  func accessibilityChanged() { canvas.describe(element) }
  func remove() {}
}

import CGTK
import SwiftUI

extension PageContent: WidgetContent {
  package func makePeer(for element: Element, in host: GTKHost) -> any GTKPeer {
    PagePeer(element)
  }
}

/// A page, on a ground of its own in the column beside the detail.
@MainActor
final class PagePeer: GTKPeer {
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

  private func show() {
    widget.setClass(Look.sidebar, (element.content as? PageContent)?.isSidebar == true)
    canvas.describe(element)
  }

  func measure(_ proposal: ProposedSize) -> CGSize { .zero }
  func update(from old: any ElementContent) { show() }
  func accessibilityChanged() { canvas.describe(element) }
  func remove() {}
}

import CGTK
import SwiftUI

extension WebPageContent: WidgetContent {
  package func makePeer(for element: Element, in host: GTKHost) -> any GTKPeer {
    guard let engine = controller.engine as? any WidgetWebEngine else {
      return BoxPeer(element, of: WebPageContent.self)
    }
    return WebPagePeer(element, engine)
  }
}

/// The widget of a page in its place. The page outlives it if the place does.
///
/// Light or dark, and the text size of the system, WebKit takes from GTK's settings by itself.
@MainActor
final class WebPagePeer: GTKPeer {
  private unowned let element: Element
  private let engine: any WidgetWebEngine
  // The engine gives the widget up when it is closed, before the surface does.
  private let reference: GObjectReference

  init(_ element: Element, _ engine: any WidgetWebEngine) {
    self.element = element
    self.engine = engine
    reference = GObjectReference(UnsafeMutableRawPointer(engine.widget))
    showContent()
    accessibilityChanged()
  }

  var widget: WidgetPointer { reference.widget }
  func measure(_ proposal: ProposedSize) -> CGSize { .zero }

  private func showContent() {
    if let content = element.content as? WebPageContent { engine.textScale = Double(content.textScale) }
  }

  func update(from old: any ElementContent) { showContent() }
  func accessibilityChanged() { describeWidget(widget, element) }

  func remove() {
    // WebKit may be calling us.
    MainLoop.nextTurn { [reference] in _ = reference }
  }
}

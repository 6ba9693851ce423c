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
  let chrome: Chrome
  private let canvas: Canvas
  private unowned let element: Element

  init(_ element: Element) {
    self.element = element
    let surface = Surface(
      for: element, cssName: "button", role: GTK_ACCESSIBLE_ROLE_BUTTON, isPressable: true)
    self.surface = surface
    canvas = surface.canvas
    canvas.isFocusable = true
    chrome = Chrome(
      insets: EdgeInsets(top: 5, leading: 17, bottom: 5, trailing: 17), minimum: CGSize(width: 34, height: 34)
    )
    canvas.press = { [weak self] in self?.press() }
    canvas.addClick { [weak self] in self?.press() }
    gtk_widget_add_css_class(canvas.widget, Look.plainBox)
    showState()
  }

  var widget: WidgetPointer { canvas.widget }
  private var content: ButtonContent? { element.content as? ButtonContent }
  func measure(_ proposal: ProposedSize) -> CGSize { .zero }

  private func press() {
    if let content, content.isEnabled { content.press() }
  }

  private func showState() {
    gtk_widget_set_sensitive(widget, content?.isEnabled == true ? 1 : 0)
    canvas.describe(element)
  }

  func update(from old: any ElementContent) { showState() }
  func accessibilityChanged() { canvas.describe(element) }
  func remove() {}
}

extension Canvas {
  /// Does something when the canvas is clicked with the first button, or tapped.
  func addClick(_ action: @escaping @MainActor () -> Void) {
    guard let gesture = gtk_gesture_click_new() else { return }
    connect(UnsafeMutableRawPointer(gesture), "released") { [weak self] (_: Int32, x: Double, y: Double) in
      guard let self, gtk_widget_contains(widget, x, y) != 0 else { return }
      action()
    }
    gtk_widget_add_controller(widget, gesture)
  }
}

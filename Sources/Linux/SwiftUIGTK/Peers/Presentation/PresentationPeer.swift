import CGTK
import Foundation
import SwiftUI

extension PresentationContent: WidgetContent {
  package func makePeer(for element: Element, in host: GTKHost) -> any GTKPeer {
    PresentationPeer(element, in: host)
  }
}

/// Something over the window: a backdrop that dims the rest and keeps pointer, focus and assistive technology from it.
@MainActor
final class PresentationPeer: GTKPeer {
  let surface: Surface?
  private let canvas: Canvas
  private unowned let element: Element
  private unowned let host: GTKHost
  private var cover = FocusCover()

  init(_ element: Element, in host: GTKHost) {
    self.element = element
    self.host = host
    let surface = Surface(for: element, role: element.content.role.gtk)
    self.surface = surface
    canvas = surface.canvas
    gtk_widget_add_css_class(canvas.widget, Look.backdrop)
    addClicks()
    accessibilityChanged()
  }

  var widget: WidgetPointer { canvas.widget }
  /// A sheet leaves the window's header in sight.
  var chrome: Chrome {
    let header = host.bars.needsHeader ? 0 : CGFloat(WindowFrame.headerHeight)
    return Chrome(insets: EdgeInsets(top: header + 8, leading: 0, bottom: 0, trailing: 0))
  }

  private var content: PresentationContent? { element.content as? PresentationContent }

  private func addClicks() {
    guard let click = gtk_gesture_click_new() else { return }
    connect(UnsafeMutableRawPointer(click), "released") { [weak self] (_: Int32, x: Double, y: Double) in
      self?.clicked(CGPoint(x: x, y: y))
    }
    gtk_widget_add_controller(widget, click)
  }

  /// A click, counted from the corner of the window.
  func clicked(_ point: CGPoint) {
    guard let content, content.dismissesOutside else { return }
    if !element.children.contains(where: { $0.frame.contains(point) }) { content.dismiss?() }
  }

  /// Keeps the focus from what is below, also from what has come there lately.
  func coverOthers() {
    cover.cover(below: widget) { [element] in element.defaultButton }
  }

  func measure(_ proposal: ProposedSize) -> CGSize { .zero }
  func update(from old: any ElementContent) { accessibilityChanged() }

  func accessibilityChanged() {
    canvas.describe(element)
    Accessible(widget).set(.isModal(content?.isModal == true))
  }

  func remove() { cover.uncover() }
}

extension Element {
  /// The widget of the button inside that Return presses.
  @MainActor
  fileprivate var defaultButton: WidgetPointer? {
    if let button = content as? ButtonContent, button.shortcut?.character == "\r" {
      return (peer as? any GTKPeer)?.widget
    }
    for child in children { if let button = child.defaultButton { return button } }
    return nil
  }
}

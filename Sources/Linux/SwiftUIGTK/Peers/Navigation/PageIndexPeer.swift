import CGTK
import Foundation
import SwiftUI

extension PageIndexContent: WidgetContent {
  package func makePeer(for element: Element, in host: GTKHost) -> any GTKPeer {
    PageIndexPeer(element)
  }
}

/// Dots for pages. A click and the arrow keys show another page.
@MainActor
final class PageIndexPeer: GTKPeer {
  private let canvas: Canvas
  private unowned let element: Element

  init(_ element: Element) {
    self.element = element
    canvas = Canvas(role: GTK_ACCESSIBLE_ROLE_TAB_LIST)
    canvas.isFocusable = true
    canvas.snapshot = { [weak self] in self?.draw(on: $0) }
    canvas.addArrowKeys { [weak self] step in
      guard let self, let content else { return false }
      show(content.current + (isMirrored ? -step : step))
      return true
    }
    addClicks()
    canvas.describe(element)
  }

  var widget: WidgetPointer { canvas.widget }
  private var content: PageIndexContent? { element.content as? PageIndexContent }
  private var isMirrored: Bool { element.parent?.isRightToLeft == true }

  /// The distance from dot to dot, and how large they are, in points.
  private static let pitch: CGFloat = 16
  private static let diameter: CGFloat = 8
  private static let height: CGFloat = 24

  private func addClicks() {
    guard let click = gtk_gesture_click_new() else { return }
    connect(UnsafeMutableRawPointer(click), "released") { [weak self] (_: Int32, x: Double, _: Double) in
      self?.clicked(x: x)
    }
    gtk_widget_add_controller(widget, click)
  }

  func clicked(x: CGFloat) {
    guard let content else { return }
    let index = Int(x / Self.pitch)
    show(isMirrored ? content.count - 1 - index : index)
  }

  private func show(_ index: Int) {
    if let content, (0..<content.count).contains(index) { content.select(index) }
  }

  private func draw(on snapshot: Snapshot) {
    guard let content else { return }
    for index in 0..<content.count {
      var color = canvas.foreground
      if index != content.current { color.alpha *= 0.3 }
      let place = CGFloat(isMirrored ? content.count - 1 - index : index)
      let dot = CGRect(
        x: (place + 0.5) * Self.pitch - Self.diameter / 2, y: (Self.height - Self.diameter) / 2,
        width: Self.diameter, height: Self.diameter)
      snapshot.fill(.ellipse(dot), with: .color(color))
    }
  }

  func measure(_ proposal: ProposedSize) -> CGSize {
    CGSize(width: CGFloat(content?.count ?? 0) * Self.pitch, height: Self.height)
  }

  func update(from old: any ElementContent) {
    canvas.describe(element)
    canvas.invalidateDrawing()
  }

  func accessibilityChanged() { canvas.describe(element) }
  func remove() {}
}

import CGTK
import Foundation
import SwiftUI

extension BackButtonContent: WidgetContent {
  package func makePeer(for element: Element, in host: GTKHost) -> any GTKPeer {
    BackButtonPeer(element, in: host)
  }
}

/// The button to the page before: an arrow, and the title of that page where there is room for all of it.
@MainActor
final class BackButtonPeer: GTKPeer {
  private let canvas: Canvas
  private let label: PictureLabel
  private unowned let element: Element

  init(_ element: Element, in host: GTKHost) {
    self.element = element
    canvas = Canvas(cssName: "button", role: GTK_ACCESSIBLE_ROLE_BUTTON, isPressable: true)
    label = PictureLabel(.init(side: 16, spacing: 6, isStacked: false), like: canvas.widget)
    label.picture = { [unowned element, unowned host] snapshot, square, color in
      let isMirrored = (element.content as? BackButtonContent)?.isRightToLeft == true
      let arrow = Icon(
        named: "go-previous-symbolic", size: Int(square.width), scale: host.scaleFactor,
        direction: isMirrored ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
      if let arrow { snapshot.draw(arrow, in: square, color: color) }
    }
    canvas.isFocusable = true
    for name in ["flat", Look.plainBox] { gtk_widget_add_css_class(canvas.widget, name) }
    canvas.press = { [weak self] in self?.content?.press() }
    canvas.addClick { [weak self] in self?.content?.press() }
    canvas.snapshot = { [weak self] in self?.draw(on: $0) }
    show()
  }

  var widget: WidgetPointer { canvas.widget }
  private var content: BackButtonContent? { element.content as? BackButtonContent }
  private static let padding: CGFloat = 9
  private static let height: CGFloat = 34

  private func show() {
    label.show(content?.previous ?? "", weight: 400)
    canvas.describe(element)
    gtk_widget_set_tooltip_text(widget, content?.label)
    canvas.invalidateDrawing()
  }

  private func draw(on snapshot: Snapshot) {
    let room = CGRect(origin: .zero, size: element.frame.size).insetBy(dx: Self.padding, dy: 0)
    label.draw(in: room, color: canvas.foreground, isMirrored: content?.isRightToLeft == true, on: snapshot)
  }

  func measure(_ proposal: ProposedSize) -> CGSize {
    let whole = max(Self.height, label.size(within: nil).width + 2 * Self.padding)
    let hasRoom = whole <= proposal.width ?? .infinity
    return CGSize(width: hasRoom ? whole : Self.height, height: Self.height)
  }

  func update(from old: any ElementContent) { show() }
  func accessibilityChanged() { canvas.describe(element) }
  func remove() {}
}

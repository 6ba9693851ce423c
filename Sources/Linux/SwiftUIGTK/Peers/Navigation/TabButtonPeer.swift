import CGTK
import Foundation
import SwiftUI

extension TabButtonContent: WidgetContent {
  package func makePeer(for element: Element, in host: GTKHost) -> any GTKPeer {
    TabButtonPeer(element, in: host)
  }
}

/// The button of a tab: a picture above a small text, or beside it.
@MainActor
final class TabButtonPeer: GTKPeer {
  private let canvas: Canvas
  private let label: PictureLabel
  private unowned let element: Element
  private unowned let host: GTKHost

  init(_ element: Element, in host: GTKHost) {
    self.element = element
    self.host = host
    canvas = Canvas(cssName: "button", role: GTK_ACCESSIBLE_ROLE_TAB, isPressable: true)
    label = PictureLabel(.beside, like: canvas.widget)
    canvas.isFocusable = true
    for name in ["flat", Look.plainBox, Look.tab] { gtk_widget_add_css_class(canvas.widget, name) }
    canvas.press = { [weak self] in self?.select() }
    canvas.addClick { [weak self] in self?.select() }
    canvas.snapshot = { [weak self] in self?.draw(on: $0) }
    show()
  }

  var widget: WidgetPointer { canvas.widget }
  private var content: TabButtonContent? { element.content as? TabButtonContent }
  private var isMirrored: Bool { element.parent?.isRightToLeft == true }

  func select() {
    if let content, content.isEnabled { content.select() }
  }

  private func show() {
    guard let content else { return }
    label.metrics = content.isIconAbove ? .above : .beside
    let isSmall = content.isIconAbove
    label.show(
      content.title ?? "", size: isSmall ? host.baseFontSize * 0.8 : nil, weight: isSmall ? 400 : 700)
    label.picture = content.icon.map { icon in
      { [unowned self] in draw(icon, on: $0, in: $1, color: $2) }
    }
    widget.setClass(Look.selected, content.isSelected)
    widget.setSensitive(content.isEnabled)
    accessibilityChanged()
    canvas.invalidateDrawing()
  }

  /// Draws the picture in one colour, whatever its own are.
  private func draw(_ icon: Image, on snapshot: Snapshot, in square: CGRect, color: RGBA) {
    var environment = EnvironmentValues()
    environment.displayScale = CGFloat(host.scaleFactor)
    environment.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    environment.colorScheme = host.colorScheme
    let picture = ImageContent(icon, in: environment)
    let scale = min(square.width / max(1, picture.size.width), square.height / max(1, picture.size.height))
    let size = CGSize(width: picture.size.width * scale, height: picture.size.height * scale)
    snapshot.tinted(color) { snapshot in
      let steps = [TransformStep.translate(x: square.midX - size.width / 2, y: square.midY - size.height / 2)]
      snapshot.transformed(steps) { picture.draw(element, size: size, on: $0) { _ in } }
    }
  }

  private func draw(on snapshot: Snapshot) {
    guard let content else { return }
    var color = canvas.foreground
    if content.isIconAbove {
      if content.isSelected {
        color = host.resolve(content.accentColor ?? .accentColor, in: host.colorScheme)
      } else {
        color.alpha *= 0.65
      }
    }
    let room = CGRect(origin: .zero, size: element.frame.size).insetBy(dx: padding, dy: 0)
    label.draw(in: room, color: color, isMirrored: isMirrored, on: snapshot)
  }

  private var padding: CGFloat { content?.isIconAbove == true ? 4 : 12 }

  func measure(_ proposal: ProposedSize) -> CGSize {
    let size = label.size(within: proposal.width.map { $0 - 2 * padding })
    guard content?.isIconAbove == true else { return CGSize(width: size.width + 2 * padding, height: 34) }
    // The whole share of the bar can be clicked.
    return CGSize(width: proposal.width ?? size.width + 2 * padding, height: max(50, size.height + 10))
  }

  func update(from old: any ElementContent) { show() }

  func accessibilityChanged() {
    canvas.describe(element)
    Accessible(widget).set(.selected(content?.isSelected == true))
  }

  func remove() {}
}

extension PictureLabel.Metrics {
  fileprivate static let above = PictureLabel.Metrics(side: 20, spacing: 3, isStacked: true)
  fileprivate static let beside = PictureLabel.Metrics(side: 16, spacing: 6, isStacked: false)
}

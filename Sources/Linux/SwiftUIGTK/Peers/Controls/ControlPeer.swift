import CGTK
import Foundation
import SwiftUI

/// A control that is one of GTK's widgets. Subclasses make it, and bring it up to date.
@MainActor
class ControlPeer<Content: ElementContent>: GTKPeer {
  let reference: GObjectReference
  unowned let element: Element
  unowned let host: GTKHost
  private let first: Content
  /// As it is now: what is called may be another closure, which no update tells.
  final var content: Content { element.content as? Content ?? first }
  private var natural: (minimum: CGSize, ideal: CGSize)?
  private var tint: String?
  private var textScale: String?

  init(_ widget: WidgetPointer, _ content: Content, for element: Element, in host: GTKHost) {
    reference = GObjectReference(UnsafeMutableRawPointer(widget))
    self.element = element
    self.host = host
    first = content
    ControlLook.load()
  }

  var widget: WidgetPointer { reference.widget }

  /// Whether the control becomes as wide as it may.
  var fillsWidth: Bool { false }

  /// How wide a control that fills its width would like to be; `nil` is as GTK says.
  var idealWidth: CGFloat? { nil }

  /// Brings the widget up to date; there is no content before the first one.
  func show(after old: Content?) {}

  /// Shows the first content; called by subclasses once they are made.
  final func start() {
    show(after: nil)
    directionChanged()
    describe()
  }

  func describe() {
    describeWidget(widget, element)
  }

  final func update(from old: any ElementContent) {
    natural = nil
    show(after: old as? Content)
    directionChanged()
    describe()
  }

  final func accessibilityChanged() { describe() }

  func directionChanged() {
    widget.setDirection(element.isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
  }

  func placed(size: CGSize) {}

  func remove() {}

  /// Forgets the size, which GTK would tell no one that it has changed.
  final func sizeChanged() {
    natural = nil
    element.invalidateLayout()
  }

  final func measure(_ proposal: ProposedSize) -> CGSize {
    let (minimum, ideal) = naturalSize
    guard fillsWidth else { return ideal }
    return CGSize(
      width: max(minimum.width, proposal.width ?? idealWidth ?? ideal.width), height: ideal.height)
  }

  private var naturalSize: (minimum: CGSize, ideal: CGSize) {
    if let natural { return natural }
    let (width, idealWidth) = measure(GTK_ORIENTATION_HORIZONTAL)
    let (height, idealHeight) = measure(GTK_ORIENTATION_VERTICAL)
    let new = (
      CGSize(width: Int(width), height: Int(height)), CGSize(width: Int(idealWidth), height: Int(idealHeight))
    )
    natural = new
    return new
  }

  private func measure(_ orientation: GtkOrientation) -> (minimum: Int32, ideal: Int32) {
    var minimum: Int32 = 0
    var ideal: Int32 = 0
    gtk_widget_measure(widget, orientation, -1, &minimum, &ideal, nil, nil)
    return (minimum, ideal)
  }

  /// Gives the control a colour of its own, or the theme's.
  final func setTint(_ color: Color?, in scheme: ColorScheme) {
    replaceClass(&tint, by: color.map { ControlLook.tint(host.resolve($0, in: scheme)) })
  }

  /// Makes the text larger or smaller than the theme's.
  final func setTextScale(_ scale: CGFloat) {
    replaceClass(&textScale, by: scale == 1 ? nil : ControlLook.textScale(scale))
  }

  private func replaceClass(_ name: inout String?, by new: String?) {
    guard new != name else { return }
    if let name { widget.setClass(name, false) }
    if let new { widget.setClass(new, true) }
    name = new
  }
}

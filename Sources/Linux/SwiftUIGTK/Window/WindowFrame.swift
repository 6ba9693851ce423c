import CGTK
import Foundation
import SwiftUI

/// What is in a window besides its content: the buttons in its corners, and a header if the content has no bar for it.
@MainActor
final class WindowFrame {
  /// The widget that fills the window.
  let canvas = Canvas()
  /// How high the bars at the top are, in points.
  static let headerHeight: Int32 = 46
  /// The least size of a window, in points.
  static let minimumSize = (width: Int32(320), height: Int32(300))

  private let content: WidgetPointer
  private let start = GObjectReference(UnsafeMutableRawPointer(gtk_window_controls_new(GTK_PACK_START)))
  private let end = GObjectReference(UnsafeMutableRawPointer(gtk_window_controls_new(GTK_PACK_END)))
  /// Made when it is needed first.
  private var header: GObjectReference?
  /// Called when the window's buttons are others than before.
  var controlsChanged: () -> Void = {}

  init(around content: WidgetPointer) {
    self.content = content
    canvas.measure = { orientation, _ in
      let least = orientation == GTK_ORIENTATION_HORIZONTAL ? Self.minimumSize.width : Self.minimumSize.height
      return Canvas.Extent(minimum: least, natural: least)
    }
    canvas.allocate = { [weak self] in self?.allocate($0, $1) }
    for controls in [start, end] {
      gtk_widget_add_css_class(controls.widget, Look.windowControls)
      connect(controls.pointer, "notify::empty") { [weak self] in self?.controlsChanged() }
    }
    showChildren()
  }

  /// What the buttons take of the window's upper edge.
  var controlsRoom: HeaderRoom {
    let (start, end) = (width(of: self.start), width(of: self.end))
    return isRightToLeft ? HeaderRoom(left: end, right: start) : HeaderRoom(left: start, right: end)
  }

  /// Whether the window has a header of its own.
  var hasHeader = false {
    didSet {
      guard hasHeader != oldValue else { return }
      if hasHeader, header == nil { header = Self.makeHeader() }
      showChildren()
    }
  }

  /// Whether something lies over the content that must be answered first.
  var isDimmed = false {
    didSet {
      guard isDimmed != oldValue else { return }
      for object in [header, start, end] { object?.widget.setClass(Look.dimmed, isDimmed) }
    }
  }

  private var isRightToLeft: Bool { gtk_widget_get_direction(canvas.widget) == GTK_TEXT_DIR_RTL }

  private static func makeHeader() -> GObjectReference {
    let header = GObjectReference(UnsafeMutableRawPointer(adw_header_bar_new()))
    gtk_widget_add_css_class(header.widget, "flat")
    return header
  }

  private func showChildren() {
    if let header, hasHeader {
      header.widget.setClass(Look.dimmed, isDimmed)
      canvas.setChildren([header.widget, content])
    } else {
      canvas.setChildren([content, start.widget, end.widget])
    }
    canvas.invalidateLayout()
  }

  private func width(of controls: GObjectReference) -> CGFloat {
    guard gtk_window_controls_get_empty(controls.opaque) == 0 else { return 0 }
    var natural: Int32 = 0
    gtk_widget_measure(controls.widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, &natural, nil, nil)
    return CGFloat(natural)
  }

  private func allocate(_ width: Int32, _ height: Int32) {
    let headerHeight = hasHeader ? Self.headerHeight : 0
    place(content, x: 0, y: headerHeight, width: width, height: height - headerHeight)
    guard !hasHeader else {
      if let header { place(header.widget, x: 0, y: 0, width: width, height: headerHeight) }
      return
    }
    let room = controlsRoom
    let (left, right) = isRightToLeft ? (end, start) : (start, end)
    place(left.widget, x: 0, y: 0, width: Int32(room.left), height: Self.headerHeight)
    place(
      right.widget, x: width - Int32(room.right), y: 0, width: Int32(room.right), height: Self.headerHeight)
  }

  private func place(_ child: WidgetPointer, x: Int32, y: Int32, width: Int32, height: Int32) {
    canvas.place(
      child, at: CGPoint(x: Int(x), y: Int(y)), size: CGSize(width: Int(width), height: Int(max(0, height))))
  }
}

import CGTK
import Foundation

/// A widget that shows runs of text, measured and drawn by Pango alone.
///
/// A `GtkLabel` that wraps takes some twenty times as long to be measured, has a minimum size of its own and knows
/// no line spacing: see ``TextLabel`` for text to be selected.
@MainActor
package final class TextCanvas {
  package let canvas: Canvas
  private let content: TextContent

  package init(_ runs: [TextRun] = [], role: GtkAccessibleRole = GTK_ACCESSIBLE_ROLE_LABEL) {
    let canvas = Canvas(role: role)
    let widget = canvas.widget
    let content = TextContent(like: widget)
    canvas.measure = { content.measure($0, $1) }
    canvas.allocate = { content.size = CGSize(width: Int($0), height: Int($1)) }
    canvas.snapshot = { content.draw($0, color: foreground(of: widget)) }
    self.canvas = canvas
    self.content = content
    self.runs = runs
    if !runs.isEmpty { showRuns() }
  }

  package var widget: WidgetPointer { canvas.widget }

  /// What it shows, and what assistive technology reads. Setting the same again costs nothing.
  package var runs: [TextRun] {
    didSet { if runs != oldValue { showRuns() } }
  }

  /// How lines are limited, cut, spaced and aligned. Width and height are those that it is allocated.
  package var room: TextLayout.Room {
    get { content.room }
    set {
      guard newValue != content.room else { return }
      content.room = newValue
      canvas.invalidateSize()
    }
  }

  /// The size of the text in so much room, with its own limit and spacing.
  package func fit(width: Double?, height: Double? = nil) -> TextLayout.Metrics {
    content.fit(width: width, height: height)
  }

  private func showRuns() {
    content.replace(runs)
    Accessible(widget).set(.label(runs.map(\.text).joined()))
    canvas.invalidateSize()
  }
}

/// The text behind a text canvas. The widget's closures hold it, and it does not hold the widget.
@MainActor
private final class TextContent {
  var room = TextLayout.Room()
  var size = CGSize.zero
  private let layout: TextLayout
  private var known: [TextLayout.Room: TextLayout.Metrics] = [:]
  private var fontSerial: guint = 0

  init(like widget: WidgetPointer) {
    layout = TextLayout([], like: widget)
  }

  func replace(_ runs: [TextRun]) {
    layout.replace(runs)
    known = [:]
  }

  func fit(width: Double?, height: Double?) -> TextLayout.Metrics {
    // The fonts of the widget are new after a change of style or text scale.
    let serial = pango_context_get_serial(pango_layout_get_context(layout.pointer))
    if serial != fontSerial {
      known = [:]
      fontSerial = serial
    }
    let wanted = bounded(width: width, height: height)
    if let metrics = known[wanted] { return metrics }
    let metrics = layout.fit(wanted)
    // A layout asks for a few sizes again and again; a window that is resized asks for ever others.
    if known.count == 16 { known = [:] }
    known[wanted] = metrics
    return metrics
  }

  func measure(_ orientation: GtkOrientation, _ available: Int32?) -> Canvas.Extent {
    if orientation == GTK_ORIENTATION_HORIZONTAL {
      return .init(minimum: 0, natural: Int32(fit(width: nil, height: nil).size.width))
    }
    let height = fit(width: available.map(Double.init), height: nil).size.height
    return .init(minimum: 0, natural: Int32(height))
  }

  func draw(_ snapshot: Snapshot, color: RGBA) {
    _ = layout.fit(bounded(width: size.width, height: size.height))
    snapshot.draw(layout.pointer, at: .zero, color: color)
  }

  private func bounded(width: Double?, height: Double?) -> TextLayout.Room {
    var room = room
    room.width = width
    room.height = height
    return room
  }
}

/// The colour that the style sheet gives to the text of a widget.
@MainActor
private func foreground(of widget: WidgetPointer) -> RGBA {
  var color = GdkRGBA()
  gtk_style_context_get_color(gtk_widget_get_style_context(widget), &color)
  return RGBA(color)
}

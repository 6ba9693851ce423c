import CGTK
import Foundation

/// A `GtkLabel` that shows runs of text, for text to be selected or read piece by piece; ``TextCanvas`` is cheaper.
@MainActor
package final class TextLabel {
  package let reference: GObjectReference
  private var shown: [TextRun] = []
  private var wanted = TextLayout.Room()

  package init(_ runs: [TextRun] = [], role: GtkAccessibleRole = GTK_ACCESSIBLE_ROLE_LABEL) {
    reference = GObjectReference(makeObject(gtk_label_get_type(), ["accessible-role": role]))
    gtk_label_set_wrap(label, 1)
    gtk_label_set_wrap_mode(label, PANGO_WRAP_WORD_CHAR)
    gtk_label_set_xalign(label, 0)
    gtk_label_set_yalign(label, 0)
    self.runs = runs
  }

  package var widget: WidgetPointer { reference.widget }
  private var label: OpaquePointer { reference.opaque }

  /// What it shows. Setting the same again costs nothing.
  package var runs: [TextRun] {
    get { shown }
    set {
      guard newValue != shown else { return }
      let before = shown.map(\.text)
      shown = newValue
      let attributes = TextAttributes(newValue)
      gtk_label_set_attributes(label, attributes.list)
      if newValue.map(\.text) != before { gtk_label_set_text(label, attributes.text) }
    }
  }

  /// How many lines it may have, `nil` for as many as there are.
  package var lineLimit: Int? {
    get { wanted.lineLimit }
    set { setLimit(newValue, wanted.truncation) }
  }

  package var truncation: LineTruncation {
    get { wanted.truncation }
    set { setLimit(wanted.lineLimit, newValue) }
  }

  package var alignment: LineAlignment {
    get { wanted.alignment }
    set {
      guard newValue != wanted.alignment else { return }
      wanted.alignment = newValue
      switch newValue {
      case .leading: gtk_label_set_justify(label, GTK_JUSTIFY_LEFT)
      case .center: gtk_label_set_justify(label, GTK_JUSTIFY_CENTER)
      case .trailing: gtk_label_set_justify(label, GTK_JUSTIFY_RIGHT)
      }
      gtk_label_set_xalign(label, newValue == .leading ? 0 : newValue == .center ? 0.5 : 1)
    }
  }

  /// Whether the text can be selected and copied.
  package var isSelectable: Bool {
    get { gtk_label_get_selectable(label) != 0 }
    set { gtk_label_set_selectable(label, newValue ? 1 : 0) }
  }

  private func setLimit(_ lines: Int?, _ truncation: LineTruncation) {
    guard (lines, truncation) != (wanted.lineLimit, wanted.truncation) else { return }
    wanted.lineLimit = lines
    wanted.truncation = truncation
    // GTK heeds the number of lines only with an ellipsis, and with an ellipsis alone it shows one line.
    gtk_label_set_ellipsize(label, lines == nil ? PANGO_ELLIPSIZE_NONE : truncation.pango)
    gtk_label_set_lines(label, lines.map { Int32(max(1, $0)) } ?? -1)
  }

  /// Its size as GTK measures it, in pixels: no wider than `width` if its words allow.
  package func size(width: Double? = nil) -> CGSize {
    var minimum: Int32 = 0
    var natural: Int32 = 0
    gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, nil, nil)
    if let width { natural = max(minimum, min(natural, Int32(max(0, width)))) }
    var height: Int32 = 0
    gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, natural, nil, &height, nil, nil)
    return CGSize(width: Int(natural), height: Int(height))
  }
}

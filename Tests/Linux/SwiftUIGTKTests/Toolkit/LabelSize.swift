import CGTK
import Foundation

@testable import SwiftUIGTK

/// The size of a `GtkLabel` of a text, in pixels: no wider than `width` if its words allow.
@MainActor
func labelSize(_ text: [TextRun], width: Int32? = nil, lineLimit: Int32? = nil) -> CGSize {
  let widget = GObjectReference(UnsafeMutableRawPointer(gtk_label_new(nil)))
  let label = widget.opaque
  let attributes = TextAttributes(text)
  gtk_label_set_wrap(label, 1)
  gtk_label_set_wrap_mode(label, PANGO_WRAP_WORD_CHAR)
  gtk_label_set_attributes(label, attributes.list)
  gtk_label_set_text(label, attributes.text)
  if let lineLimit {
    gtk_label_set_ellipsize(label, PANGO_ELLIPSIZE_END)
    gtk_label_set_lines(label, lineLimit)
  }
  var (minimum, natural, height): (Int32, Int32, Int32) = (0, 0, 0)
  gtk_widget_measure(widget.widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, nil, nil)
  if let width { natural = max(minimum, min(natural, width)) }
  gtk_widget_measure(widget.widget, GTK_ORIENTATION_VERTICAL, natural, nil, &height, nil, nil)
  return CGSize(width: Int(natural), height: Int(height))
}

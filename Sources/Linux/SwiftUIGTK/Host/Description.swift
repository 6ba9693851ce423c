import CGTK
import SwiftUI

extension Canvas {
  /// The colour of text by the style sheets.
  var foreground: RGBA {
    var color = GdkRGBA()
    gtk_style_context_get_color(gtk_widget_get_style_context(widget), &color)
    return RGBA(color)
  }

  /// Says that what assistive technology is told of an element may have changed.
  func describe(_ element: Element) {
    describeWidget(widget, element)
  }
}

/// Says that what assistive technology is told of the element of a widget may have changed; the report does the telling once
/// the update is over.
@MainActor
func describeWidget(_ widget: WidgetPointer, _ element: Element) {
  (element.tree.host as? GTKHost)?.report.markChanged(element)
}

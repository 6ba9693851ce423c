import CGTK
import SwiftUI

extension Canvas {
  /// The colour of text by the style sheets.
  var foreground: RGBA {
    var color = GdkRGBA()
    gtk_style_context_get_color(gtk_widget_get_style_context(widget), &color)
    return RGBA(color)
  }

  /// Tells assistive technology what an element is called, its value and its hint.
  func describe(_ element: Element) {
    describeWidget(widget, element)
  }
}

/// Tells assistive technology what the element of a widget is called, its value and its hint.
@MainActor
func describeWidget(_ widget: WidgetPointer, _ element: Element) {
  let accessible = Accessible(widget)
  let attributes = element.accessibility
  if let label = attributes.label ?? element.content.label { accessible.set(.label(label)) }
  if let hint = attributes.hint { accessible.set(.description(hint)) }
  if let value = attributes.value ?? element.content.value { accessible.set(.valueText(value)) }
  if let isHidden = attributes.isHidden { accessible.set(AccessibleState.hidden(isHidden)) }
}

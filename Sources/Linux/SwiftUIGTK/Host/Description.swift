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
  func set(_ text: String?, _ property: (String) -> AccessibleProperty, _ kind: GtkAccessibleProperty) {
    if let text { accessible.set(property(text)) } else { accessible.reset(kind) }
  }
  set(attributes.label ?? element.content.label, { .label($0) }, GTK_ACCESSIBLE_PROPERTY_LABEL)
  set(attributes.hint, { .description($0) }, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION)
  set(attributes.value ?? element.content.value, { .valueText($0) }, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT)
  accessible.set(AccessibleState.hidden(attributes.isHidden == true))
}

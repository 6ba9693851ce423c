import CGTK

/// A widget as assistive technology knows it. Its role is given when it is made.
@MainActor
package struct Accessible {
  private let pointer: OpaquePointer

  package init(_ widget: WidgetPointer) {
    pointer = widget.opaque
  }

  package func set(_ property: AccessibleProperty) {
    var kind = property.kind
    withGValue(property.content) { gtk_accessible_update_property_value(pointer, 1, &kind, $0) }
  }

  package func set(_ state: AccessibleState) {
    var kind = state.kind
    withGValue(state.content) { gtk_accessible_update_state_value(pointer, 1, &kind, $0) }
  }

  package func set(_ relation: AccessibleRelation) {
    var kind = relation.kind
    guard !relation.widgets.isEmpty else { return gtk_accessible_reset_relation(pointer, kind) }
    var value = GValue()
    gtk_accessible_relation_init_value(kind, &value)
    defer { g_value_unset(&value) }
    // GTK takes the list over.
    var list: UnsafeMutablePointer<GList>?
    for widget in relation.widgets { list = g_list_append(list, widget) }
    g_value_set_pointer(&value, list)
    gtk_accessible_update_relation_value(pointer, 1, &kind, &value)
  }

  /// Takes back what was said, so that the widget speaks for itself again.
  package func reset(_ property: GtkAccessibleProperty) { gtk_accessible_reset_property(pointer, property) }
  package func reset(_ state: GtkAccessibleState) { gtk_accessible_reset_state(pointer, state) }
}

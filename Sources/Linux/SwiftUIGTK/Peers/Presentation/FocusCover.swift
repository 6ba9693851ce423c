import CGTK

/// Keeps the focus and assistive technology from what a widget covers, and gives the focus back in the end.
@MainActor
struct FocusCover {
  private var covered: [GObjectReference] = []
  private var previous: GObjectReference?
  private var hasTakenFocus = false

  /// Covers the widgets before this one in its parent, also those that came since the last call. The first time, the focus moves
  /// into the widget: to the one that is asked for, or to the first one that takes it.
  mutating func cover(below widget: WidgetPointer, focusing wanted: () -> WidgetPointer?) {
    let root = gtk_widget_get_root(widget)
    let focus = root.flatMap { gtk_root_get_focus($0) }
    var next = gtk_widget_get_prev_sibling(widget)
    while let sibling = next {
      if gtk_widget_get_can_focus(sibling) != 0 {
        if let focus, focus == sibling || gtk_widget_is_ancestor(focus, sibling) != 0 {
          previous = GObjectReference(UnsafeMutableRawPointer(focus))
        }
        covered.append(GObjectReference(UnsafeMutableRawPointer(sibling)))
        gtk_widget_set_can_focus(sibling, 0)
        Accessible(sibling).set(AccessibleState.hidden(true))
      }
      next = gtk_widget_get_prev_sibling(sibling)
    }
    guard !hasTakenFocus else { return }
    hasTakenFocus = true
    if let wanted = wanted(), gtk_widget_grab_focus(wanted) != 0 { return }
    if gtk_widget_child_focus(widget, GTK_DIR_TAB_FORWARD) == 0, let root { gtk_root_set_focus(root, nil) }
  }

  /// Ends it.
  mutating func uncover() {
    for reference in covered {
      gtk_widget_set_can_focus(reference.widget, 1)
      Accessible(reference.widget).reset(GTK_ACCESSIBLE_STATE_HIDDEN)
    }
    covered = []
    if let previous, gtk_widget_get_root(previous.widget) != nil { gtk_widget_grab_focus(previous.widget) }
    previous = nil
  }
}

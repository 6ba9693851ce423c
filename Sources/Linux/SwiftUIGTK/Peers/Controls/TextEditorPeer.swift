import CGTK
import SwiftUI

extension TextEditorContent: WidgetContent {
  package func makePeer(for element: Element, in host: GTKHost) -> any GTKPeer {
    TextEditorPeer(self, for: element, in: host)
  }
}

/// A `GtkTextView` that scrolls.
@MainActor
final class TextEditorPeer: ControlPeer<TextEditorContent> {
  let view: WidgetPointer = gtk_text_view_new()
  private var typed: SignalConnection?

  init(_ content: TextEditorContent, for element: Element, in host: GTKHost) {
    let scrolled: WidgetPointer = gtk_scrolled_window_new()
    super.init(scrolled, content, for: element, in: host)
    gtk_scrolled_window_set_child(scrolled.opaque, view)
    gtk_scrolled_window_set_policy(scrolled.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_text_view_set_wrap_mode(textView, GTK_WRAP_WORD_CHAR)
    gtk_text_view_set_left_margin(textView, 6)
    gtk_text_view_set_right_margin(textView, 6)
    gtk_text_view_set_top_margin(textView, 6)
    gtk_text_view_set_bottom_margin(textView, 6)
    typed = connect(UnsafeMutableRawPointer(buffer), "changed") { [weak self] in self?.textChanged() }
    start()
  }

  private var textView: UnsafeMutablePointer<GtkTextView> { view.cast() }
  private var buffer: UnsafeMutablePointer<GtkTextBuffer> { gtk_text_view_get_buffer(textView) }

  private var shownText: String {
    var start = GtkTextIter()
    var end = GtkTextIter()
    gtk_text_buffer_get_bounds(buffer, &start, &end)
    guard let text = gtk_text_buffer_get_text(buffer, &start, &end, 1) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }

  private func textChanged() {
    let text = shownText
    guard text != content.text else { return }
    content.changed(text)
    element.tree.whenLaidOut { [weak self] in self?.showText() }
  }

  override func show(after old: TextEditorContent?) {
    widget.setSensitive(content.isEnabled)
    if old?.look.alignment != content.look.alignment {
      let justification: GtkJustification =
        switch content.look.alignment {
        case .leading: GTK_JUSTIFY_LEFT
        case .center: GTK_JUSTIFY_CENTER
        case .trailing: GTK_JUSTIFY_RIGHT
        }
      gtk_text_view_set_justification(textView, justification)
    }
    showText()
  }

  override func describe() {
    super.describe()
    if let label = element.accessibility.label { Accessible(view).set(.label(label)) }
  }

  /// Writes the text of the binding unless it is there already; the cursor stays where it is as far as it can.
  private func showText() {
    guard shownText != content.text else { return }
    var cursor = GtkTextIter()
    gtk_text_buffer_get_iter_at_mark(buffer, &cursor, gtk_text_buffer_get_insert(buffer))
    let offset = gtk_text_iter_get_offset(&cursor)
    typed?.muted { gtk_text_buffer_set_text(buffer, content.text, -1) }
    gtk_text_buffer_get_iter_at_offset(buffer, &cursor, offset)
    gtk_text_buffer_place_cursor(buffer, &cursor)
  }
}

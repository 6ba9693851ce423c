import CGTK
import SwiftUI

extension Clipboard {
  /// The clipboard of the desktop.
  static var desktop: Clipboard {
    Clipboard(
      text: {
        // What another program copied arrives only later, and nobody waits for it here.
        guard let clipboard = gdkClipboard, gdk_clipboard_is_local(clipboard) != 0,
          let content = gdk_clipboard_get_content(clipboard)
        else { return nil }
        var value = GValue()
        g_value_init(&value, highstreet_type_string)
        defer { g_value_unset(&value) }
        guard gdk_content_provider_get_value(content, &value, nil) != 0 else { return nil }
        return g_value_get_string(&value).map { String(cString: $0) }
      },
      copy: { text in
        guard let clipboard = gdkClipboard else { return }
        if let text {
          gdk_clipboard_set_text(clipboard, text)
        } else {
          gdk_clipboard_set_content(clipboard, nil)
        }
      })
  }

  private static var gdkClipboard: OpaquePointer? {
    gdk_display_get_default().flatMap { gdk_display_get_clipboard($0) }
  }
}

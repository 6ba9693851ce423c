import CGTK
import Foundation

/// An icon of the theme, such as `go-next-symbolic`.
@MainActor
package struct Icon {
  private let reference: GObjectReference
  /// Whether it is drawn in the colour that is asked for.
  package let isSymbolic: Bool

  /// - Parameters:
  ///   - size: Its width and height in pixels.
  ///   - scale: The scale factor of the screen.
  ///   - direction: For icons with a mirrored form, such as arrows.
  /// - Returns: `nil` when the theme has none of that name.
  package init?(
    named name: String, size: Int, scale: Int = 1, direction: GtkTextDirection = GTK_TEXT_DIR_NONE
  ) {
    guard let display = gdk_display_get_default(), let theme = gtk_icon_theme_get_for_display(display),
      gtk_icon_theme_has_icon(theme, name) != 0,
      let found = gtk_icon_theme_lookup_icon(
        theme, name, nil, Int32(size), Int32(scale), direction, GtkIconLookupFlags(rawValue: 0))
    else { return nil }
    reference = GObjectReference(adopting: UnsafeMutableRawPointer(found))
    isSymbolic = gtk_icon_paintable_is_symbolic(found) != 0
  }

  fileprivate func draw(_ snapshot: Snapshot, size: CGSize, color: RGBA) {
    guard isSymbolic else {
      return gdk_paintable_snapshot(reference.opaque, snapshot.pointer, size.width, size.height)
    }
    // Foreground, error, warning and success.
    let colors = [GdkRGBA](repeating: color.gdk, count: 4)
    gtk_symbolic_paintable_snapshot_symbolic(
      reference.opaque, snapshot.pointer, size.width, size.height, colors, gsize(colors.count))
  }
}

extension Snapshot {
  /// Draws an icon in a place, in a colour if it is symbolic.
  package func draw(_ icon: Icon, in rect: CGRect, color: RGBA) {
    transformed([.translate(x: rect.minX, y: rect.minY)]) { icon.draw($0, size: rect.size, color: color) }
  }
}

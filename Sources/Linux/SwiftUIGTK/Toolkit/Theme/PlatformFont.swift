import CGTK

/// The font of the interface where nobody chose one: GNOME's in place of GTK's fallback.
@MainActor
package enum PlatformFont {
  /// GNOME's fonts in Pango's notation, the newest first.
  static let known = ["Adwaita Sans 11", "Cantarell 11"]
  private static let setting = "gtk-font-name"

  /// Puts GNOME's font in place of GTK's fallback, until a desktop says what the user chose.
  static func useWhereNoneIsChosen() {
    guard let display = gdk_display_get_default() else { return }
    replaceFallback()
    connect(UnsafeMutableRawPointer(display), "setting-changed") { (name: String) in
      if name == setting { replaceFallback() }
    }
  }

  /// Sets the font if it is GTK's fallback, and takes it back once the display knows of one.
  static func replaceFallback() {
    let settings = SystemTheme.settings
    gtk_settings_reset_property(settings, setting)
    let font: String = property(UnsafeMutableRawPointer(settings), setting)
    guard isUnchosen(font, isSetByDisplay: isSetByDisplay), let font = installed(of: known) else { return }
    setProperty(UnsafeMutableRawPointer(settings), setting, font)
  }

  /// Whether a font is only what GTK takes where nobody chose one.
  static func isUnchosen(_ font: String, isSetByDisplay: Bool) -> Bool {
    !isSetByDisplay && font == fallback
  }

  /// The first of some fonts in Pango's notation whose family is installed.
  static func installed(of fonts: [String]) -> String? {
    fonts.first { font in
      let description = pango_font_description_from_string(font)
      defer { pango_font_description_free(description) }
      return pango_font_map_get_family(
        pango_cairo_font_map_get_default(), pango_font_description_get_family(description)) != nil
    }
  }

  /// What GTK takes where nobody chose a font.
  static var fallback: String {
    let kind = UnsafeMutableRawPointer(SystemTheme.settings).assumingMemoryBound(to: GTypeInstance.self)
    let parameter = g_object_class_find_property(
      UnsafeMutableRawPointer(kind.pointee.g_class).assumingMemoryBound(to: GObjectClass.self), setting)
    return String.read(from: g_param_spec_get_default_value(parameter))
  }

  /// Whether a desktop hands on the user's choice.
  static var isSetByDisplay: Bool {
    var value = GValue()
    g_value_init(&value, String.gType)
    defer { g_value_unset(&value) }
    return gdk_display_get_setting(gdk_display_get_default(), setting, &value) != 0
  }
}

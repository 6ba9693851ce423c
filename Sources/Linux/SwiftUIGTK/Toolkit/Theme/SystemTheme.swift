import CGTK
import Foundation

/// What the user chose for all applications.
package struct SystemTheme: Equatable, Sendable {
  package var isDark: Bool
  package var isHighContrast: Bool
  package var accentColor: RGBA
  /// 1 for text as large as it was designed.
  package var textScale: Double
  package var fontFamily: String
  /// In pixels, the text scale applied.
  package var fontSize: Double
  package var allowsAnimations: Bool
  package var isRightToLeft: Bool
}

/// What an application asks for in place of the user's choice.
package enum ColorSchemeChoice: Hashable, Sendable {
  case system, light, dark
}

@MainActor
extension SystemTheme {
  /// The theme as it is now.
  package static var current: SystemTheme {
    let settings = UnsafeMutableRawPointer(settings)
    let dots: Int32 = property(settings, "gtk-xft-dpi")
    // In 1024ths of a dot per inch; negative where nobody set it.
    let resolution = dots > 0 ? Double(dots) / 1024 : 96
    let font = pango_font_description_from_string(property(settings, "gtk-font-name", as: String.self))
    defer { pango_font_description_free(font) }
    let size = pango_font_description_get_size(font).pixels
    let isAbsolute = pango_font_description_get_size_is_absolute(font) != 0
    return SystemTheme(
      isDark: adw_style_manager_get_dark(manager) != 0,
      isHighContrast: adw_style_manager_get_high_contrast(manager) != 0,
      accentColor: color(named: "accent_color") ?? RGBA(red: 0.11, green: 0.44, blue: 0.85),
      textScale: resolution / 96,
      fontFamily: pango_font_description_get_family(font).map { String(cString: $0) } ?? "sans-serif",
      fontSize: isAbsolute ? size : size * resolution / 72,
      allowsAnimations: property(settings, "gtk-enable-animations"),
      isRightToLeft: gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL)
  }

  /// A colour that the style sheets define, such as `window_bg_color`, in its light or dark form.
  package static func color(named name: String) -> RGBA? {
    var color = GdkRGBA()
    let context = gtk_widget_get_style_context(sample.widget)
    return gtk_style_context_lookup_color(context, name, &color) != 0 ? RGBA(color) : nil
  }

  /// Light or dark for all windows of the application.
  package static var colorScheme: ColorSchemeChoice {
    get {
      switch adw_style_manager_get_color_scheme(manager) {
      case ADW_COLOR_SCHEME_FORCE_LIGHT: return .light
      case ADW_COLOR_SCHEME_FORCE_DARK: return .dark
      default: return .system
      }
    }
    set {
      switch newValue {
      case .system: adw_style_manager_set_color_scheme(manager, ADW_COLOR_SCHEME_DEFAULT)
      case .light: adw_style_manager_set_color_scheme(manager, ADW_COLOR_SCHEME_FORCE_LIGHT)
      case .dark: adw_style_manager_set_color_scheme(manager, ADW_COLOR_SCHEME_FORCE_DARK)
      }
    }
  }

  static var manager: OpaquePointer { adw_style_manager_get_default() }
  static var settings: OpaquePointer { gtk_settings_get_default() }
  /// A widget outside of every window, to look up colours.
  private static let sample = GObjectReference(gtk_label_new(nil))
}

import CGTK
import SwiftUI

/// The style classes of controls that look different from the theme's.
@MainActor
enum ControlLook {
  /// A button of which only the label is seen.
  static let bare = "highstreet-bare"
  /// A bare button that is dimmed while it is pressed.
  static let dimming = "highstreet-dimming"
  /// A field without an edge.
  static let edgeless = "highstreet-edgeless"

  /// Loads the style sheet, once.
  static func load() {
    _ = sheet
  }

  private static let sheet = StyleSheet(
    """
    .\(bare), .\(bare):hover, .\(bare):active, .\(bare):checked {
      background: none; box-shadow: none; border: none; color: inherit; font-weight: inherit; border-radius: 6px;
    }
    .\(bare):disabled { color: inherit; }
    .\(dimming):active { opacity: 0.4; }
    progressbar.horizontal > trough { min-width: 0; }
    .\(edgeless), .\(edgeless):focus-within {
      background: none; box-shadow: none; border: none; outline: none; padding: 0; min-height: 0;
    }
    """)

  private static var textScales: [String: StyleSheet] = [:]

  /// A style class that makes the text of controls larger or smaller.
  static func textScale(_ scale: CGFloat) -> String {
    let percent = Int((scale * 100).rounded())
    let name = "highstreet-text-\(percent)"
    if textScales[name] == nil { textScales[name] = StyleSheet(".\(name) { font-size: \(percent)%; }") }
    return name
  }

  private static var tints: [String: StyleSheet] = [:]

  /// A style class that gives controls a colour of their own.
  static func tint(_ color: RGBA) -> String {
    func part(_ value: Double) -> String {
      let digits = String(Int((min(max(value, 0), 1) * 255).rounded()), radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }
    let name = "highstreet-tint-" + [color.red, color.green, color.blue, color.alpha].map(part).joined()
    if tints[name] == nil {
      let css = "#" + [color.red, color.green, color.blue].map(part).joined()
      tints[name] = StyleSheet(
        """
        switch.\(name):checked, scale.\(name) > trough > highlight, progressbar.\(name) > trough > progress {
          background-color: alpha(\(css), \(color.alpha));
        }
        spinner.\(name) { color: alpha(\(css), \(color.alpha)); }
        """)
    }
    return name
  }
}

extension WidgetPointer {
  /// Adds or removes a style class.
  @MainActor
  func setClass(_ name: String, _ isOn: Bool) {
    if isOn {
      gtk_widget_add_css_class(self, name)
    } else {
      gtk_widget_remove_css_class(self, name)
    }
  }

  /// Sets where lines begin in the widget and its parts, which do not take it from each other.
  @MainActor
  func setDirection(_ direction: GtkTextDirection) {
    gtk_widget_set_direction(self, direction)
    var next = gtk_widget_get_first_child(self)
    while let part = next {
      part.setDirection(direction)
      next = gtk_widget_get_next_sibling(part)
    }
  }

  /// Whether the widget reacts.
  @MainActor
  func setSensitive(_ isOn: Bool) {
    gtk_widget_set_sensitive(self, isOn ? 1 : 0)
  }
}

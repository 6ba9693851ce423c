import CGTK
import SwiftUI

/// How lists look: the style classes of scroll views, rows, headers and footers, and the sheet that knows them.
extension Look {
  static let list = "highstreet-list"
  static let row = "highstreet-row"
  static let listHeader = "highstreet-list-header"
  static let listFooter = "highstreet-list-footer"

  /// Classes of rows, besides their list's look.
  enum RowClass {
    static let first = "first"
    static let last = "last"
    static let pressable = "pressable"
    static let selected = "selected"
    /// A row whose background is a view of the app.
    static let covered = "covered"
  }

  /// The class of a look; the theme has some of the names without the prefix.
  static func lookClass(_ look: ListLook) -> String { "look-" + look.rawValue }

  private static let cardRadius = Int(ListLook.insetGrouped.cornerRadius)

  static let listSheet = """
    .\(list).look-plain, .\(list).look-inset { background-color: @view_bg_color; color: @view_fg_color; }
    .\(list).look-grouped, .\(list).look-insetGrouped, .\(list).look-sidebar {
      background-color: @window_bg_color; color: @window_fg_color;
    }
    .\(row) { padding: 0; margin: 0; min-width: 0; min-height: 0; }
    .\(row).look-grouped, .\(row).look-insetGrouped { background-color: @card_bg_color; color: @card_fg_color; }
    .\(row).look-insetGrouped.first {
      border-top-left-radius: \(cardRadius)px; border-top-right-radius: \(cardRadius)px;
    }
    .\(row).look-insetGrouped.last {
      border-bottom-left-radius: \(cardRadius)px; border-bottom-right-radius: \(cardRadius)px;
    }
    .\(row).look-sidebar { border-radius: 6px; }
    .\(row).selected { background-image: image(alpha(@accent_bg_color, 0.22)); }
    .\(row).pressable:hover { background-image: image(alpha(currentColor, 0.04)); }
    .\(row).pressable:active { background-image: image(alpha(currentColor, 0.1)); }
    .\(row).pressable.selected:hover { background-image: image(alpha(@accent_bg_color, 0.28)); }
    .\(row).pressable.selected:active { background-image: image(alpha(@accent_bg_color, 0.36)); }
    .\(row).covered { background-color: transparent; }
    .\(row).covered:hover, .\(row).covered.selected { filter: brightness(0.95); }
    .\(row).covered:active { filter: brightness(0.88); }
    .\(listHeader), .\(listFooter) { padding: 0; margin: 0; min-width: 0; min-height: 0; }
    .\(listHeader).look-plain, .\(listHeader).look-inset {
      background-color: mix(@view_bg_color, @view_fg_color, 0.06);
    }
    .\(listFooter).look-plain, .\(listFooter).look-inset { background-color: @view_bg_color; }
    .\(listHeader).look-grouped, .\(listHeader).look-insetGrouped, .\(listHeader).look-sidebar, .\(listFooter) {
      color: alpha(@window_fg_color, 0.6);
    }
    """
}

/// Gives a widget other style classes in place of its own.
@MainActor
func setStyleClasses(of widget: WidgetPointer, _ classes: [String]) {
  var names = classes.map { UnsafePointer(g_intern_string($0)) } + [nil]
  gtk_widget_set_css_classes(widget, &names)
}

extension Canvas {
  func setStyleClasses(_ classes: [String]) { SwiftUIGTK.setStyleClasses(of: widget, classes) }
}

extension Look {
  /// The bar at the top of a page.
  static let navigationBar = "highstreet-navigation-bar"
  /// The bar at the bottom of a page.
  static let bottomBar = "highstreet-bottom-bar"
  /// The buttons of a tab view.
  static let tabBar = "highstreet-tab-bar"
  static let tab = "highstreet-tab"
  static let selected = "selected"
  /// A page beside the detail.
  static let sidebar = "highstreet-sidebar"
  /// The window's buttons.
  static let windowControls = "highstreet-controls"

  static let bars = """
    .\(bottomBar), .\(tabBar).bottom {
      background-color: @headerbar_bg_color;
      box-shadow: inset 0 1px @headerbar_shade_color;
    }
    .\(sidebar) { background-color: @headerbar_bg_color; }
    .\(tabBar).top {
      background-color: @headerbar_bg_color;
      box-shadow: inset 0 -1px @headerbar_shade_color;
    }
    widget.\(sidebar) .\(list) { background-color: transparent; }
    .\(tab) { border-radius: 6px; }
    .\(tabBar).bottom .\(tab) { border-radius: 9px; background: none; }
    .\(tabBar).bottom .\(tab):hover { background-color: alpha(currentColor, 0.05); }
    .\(tabBar).top .\(tab).\(selected) { background-color: alpha(currentColor, 0.1); }
    """
}

extension Look {
  /// The ground that something is presented on.
  static let card = "highstreet-card"
  /// What is presented dims what it covers.
  static let backdrop = "highstreet-backdrop"
  /// A part of the window beside what is dimmed.
  static let dimmed = "highstreet-dimmed"

  static let presentations = """
    .\(backdrop) { background-color: rgba(0, 0, 0, 0.35); }
    headerbar.\(dimmed) { background-image: image(rgba(0, 0, 0, 0.35)); }
    windowcontrols.\(dimmed) { filter: opacity(0.6); }
    .\(card) {
      background-color: @window_bg_color;
      color: @window_fg_color;
      box-shadow: 0 4px 16px 2px rgba(0, 0, 0, 0.2), 0 0 0 1px rgba(0, 0, 0, 0.05);
    }
    .\(card).raised { background-color: @popover_bg_color; color: @popover_fg_color; }
    .\(card).all { border-radius: 12px; }
    .\(card).top { border-radius: 12px 12px 0 0; }
    """
}

import CGTK

/// Lets a window fill the page of a browser that is smaller than it, as window managers do on other displays: Broadway, by
/// which GTK shows windows in a browser, has none.
@MainActor
struct BrowserDisplay {
  private let monitor: GObjectReference

  /// `nil` where a window is not in a browser.
  init?(of window: WidgetPointer) {
    guard let display = gtk_widget_get_display(window), Self.isBroadway(display),
      let monitor = g_list_model_get_item(gdk_display_get_monitors(display), 0)
    else { return nil }
    self.monitor = GObjectReference(adopting: monitor)
  }

  /// Watches the page's size for as long as the window is there.
  func fill(with window: Window) {
    fillIfSmall(window)
    connect(monitor.pointer, "notify::geometry") { [weak window] in
      if let window, !window.isClosed { fillIfSmall(window) }
    }
  }

  private func fillIfSmall(_ window: Window) {
    var page = GdkRectangle()
    gdk_monitor_get_geometry(monitor.opaque, &page)
    var (width, height): (Int32, Int32) = (0, 0)
    gtk_window_get_default_size(window.widget.cast(), &width, &height)
    if page.width < width || page.height < height { gtk_window_maximize(window.widget.cast()) }
  }

  private static func isBroadway(_ display: OpaquePointer) -> Bool {
    let instance = UnsafeMutableRawPointer(display).assumingMemoryBound(to: GTypeInstance.self)
    return String(cString: g_type_name_from_instance(instance)) == "GdkBroadwayDisplay"
  }
}

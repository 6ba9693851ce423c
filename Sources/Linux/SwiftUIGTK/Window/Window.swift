import CGTK
import Foundation
import SwiftUI

/// A window that shows a view.
@MainActor
package final class Window {
  package let host = GTKHost()
  package private(set) var isClosed = false
  private let reference: GObjectReference
  package let tree: ViewTree
  private var observation: ThemeObservation?

  /// Makes a window; `size` is that of its content, in points.
  package init<Content: View>(
    title: String = "", size: CGSize, environment: EnvironmentValues = EnvironmentValues(),
    @ViewBuilder content: () -> Content
  ) {
    reference = GObjectReference(UnsafeMutableRawPointer(adw_window_new()))
    tree = host.mount(content(), size: size, environment: environment)
    gtk_window_set_title(window, title)
    gtk_window_set_default_size(window, Int32(size.width), Int32(size.height))
    adw_window_set_content(
      UnsafeMutableRawPointer(window).assumingMemoryBound(to: AdwWindow.self), host.root.canvas.widget)
    connect(reference.pointer, "close-request") { [weak self] () -> Bool in
      self?.close()
      return true
    }
    observation = ThemeObservation { [weak self] in self?.host.themeChanged(to: $0) }
  }

  private var window: UnsafeMutablePointer<GtkWindow> { reference.widget.cast() }

  package var widget: WidgetPointer { reference.widget }

  /// Whether the window is on the display.
  package var isShown: Bool { !isClosed && gtk_widget_get_mapped(widget) != 0 }

  /// Asks for another size of the content, in points; what is drawn around it comes on top.
  package func resize(to size: CGSize) {
    var width: Int32 = 0
    var height: Int32 = 0
    gtk_window_get_default_size(window, &width, &height)
    let content = host.root.canvas.widget
    gtk_window_set_default_size(
      window, Int32(size.width) + width - gtk_widget_get_width(content),
      Int32(size.height) + height - gtk_widget_get_height(content))
  }

  package func present() {
    gtk_window_present(window)
  }

  package func close() {
    guard !isClosed else { return }
    isClosed = true
    observation?.cancel()
    // GTK would go on holding what was around the widget with the focus.
    gtk_window_set_focus(window, nil)
    tree.unmount()
    gtk_window_destroy(window)
  }
}

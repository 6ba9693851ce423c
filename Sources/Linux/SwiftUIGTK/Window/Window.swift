import CGTK
import Foundation
import SwiftUI

/// A window that shows a view. Its header is the bar of the page that stands at its upper edge.
@MainActor
package final class Window {
  package let host = GTKHost()
  package private(set) var isClosed = false
  package let tree: ViewTree
  /// Called when the window is gone.
  package var closed: @MainActor () -> Void = {}
  /// What Ctrl+Q does.
  package var quit: (@MainActor () -> Void)?
  private let reference: GObjectReference
  let frame: WindowFrame
  private let name: String
  private var observation: ThemeObservation?
  private var phase: WindowPhase?

  /// Makes a window of a size in points.
  ///
  /// - Parameters:
  ///   - title: What it is called as long as no page has a title.
  ///   - archive: Where the values of its scene are kept from one opening to the next, if they are.
  package init<Content: View>(
    title: String = "", size: CGSize, environment: EnvironmentValues = EnvironmentValues(),
    archive: SceneArchive? = nil,
    @ViewBuilder content: () -> Content
  ) {
    name = title
    let reference = GObjectReference(UnsafeMutableRawPointer(adw_window_new()))
    let frame = WindowFrame(around: host.root.canvas.widget)
    self.reference = reference
    self.frame = frame
    let window: UnsafeMutablePointer<GtkWindow> = reference.widget.cast()
    gtk_window_set_default_size(window, Int32(size.width), Int32(size.height))
    adw_window_set_content(
      UnsafeMutableRawPointer(window).assumingMemoryBound(to: AdwWindow.self), frame.canvas.widget)
    // In the window the buttons know their size, so that the bars have room for them from the start.
    host.bars.controls = frame.controlsRoom
    var environment = environment
    environment.scenePhase = .active
    tree = host.mount(content(), size: size, environment: environment, archive: archive)
    followBars()
    keys.install(on: reference.widget)
    connect(reference.pointer, "close-request") { [weak self] () -> Bool in
      self?.close()
      return true
    }
    phase = WindowPhase(of: reference.widget) { [weak self] phase in
      self?.host.appEnvironment.scenePhase = phase
    }
    observation = ThemeObservation { [weak self] in self?.host.themeChanged(to: $0) }
  }

  private var window: UnsafeMutablePointer<GtkWindow> { reference.widget.cast() }

  package var widget: WidgetPointer { reference.widget }

  /// Whether the window is on the display.
  package var isShown: Bool { !isClosed && gtk_widget_get_mapped(widget) != 0 }

  /// What is in the window, its header too, without what is drawn around it.
  package var picture: Capture? {
    Capture(of: frame.canvas.widget, on: SystemTheme.color(named: "window_bg_color") ?? .clear)
  }

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
    phase?.end()
    tree.unmount()
    gtk_window_destroy(window)
    closed()
  }

  /// What the shell calls the window.
  package var title: String { host.bars.title ?? tree.windowTitle ?? name }

  private func followBars() {
    let bars = host.bars
    bars.needsHeaderChanged = { [weak self] in self?.showHeader() }
    bars.titleChanged = { [weak self] in self?.showTitle() }
    frame.controlsChanged = { [weak self] in
      guard let self else { return }
      host.bars.controls = frame.controlsRoom
    }
    tree.presentations.onChange = { [weak self] in self?.showDimming() }
    showHeader()
    showTitle()
    showDimming()
  }

  private func showDimming() { frame.isDimmed = !tree.presentations.shown.isEmpty }

  private func showHeader() { frame.hasHeader = host.bars.needsHeader }
  private func showTitle() { gtk_window_set_title(window, title) }

  /// What keys do in the window.
  private(set) lazy var keys = WindowKeys(
    goBack: { [weak self] in self?.navigate { $0.goBack(from: $1) } ?? false },
    cancel: { [weak self] in self?.navigate { $0.cancel(focus: $1) } ?? false },
    close: { [weak self] in self?.close() },
    quit: { [weak self] in
      guard let self else { return }
      quit.map { $0() } ?? close()
    })

  private func navigate(_ body: (NavigationController, Element?) -> Bool) -> Bool {
    body(NavigationController(tree), host.element(around: gtk_window_get_focus(window)))
  }
}

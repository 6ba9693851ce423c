import CGTK
import Foundation
import SwiftUI

/// A web page in a GTK widget. It opens no window and asks the user nothing by itself, it tells its owner.
///
/// The owner calls `close()` when the page is gone for good. All callbacks come on the main actor, from the
/// main loop, and none after `close()`.
/// https://webkitgtk.org/reference/webkitgtk/stable/class.WebView.html
@MainActor
package final class WebView: WebPageEngine {
  /// Who is told and asked what the page does.
  package var handlers = WebPageHandlers()

  /// The widget, not to be used after `close()`; whoever puts it into a parent takes it out again.
  package let widget: UnsafeMutablePointer<GtkWidget>
  /// Whose cookies, caches and schemes it uses.
  package let session: WebSession
  /// What is seen of the page.
  package internal(set) var status = WebPageStatus()

  let webKit: WebKitLibrary
  /// The widget as an object; gone after `close()`.
  let object: WebKitObject
  var loads = WebLoads()
  private var held: GObjectReference?

  var isClosed: Bool { held == nil }
  private var connections: [SignalConnection] = []

  /// An empty page.
  ///
  /// - Parameters:
  ///   - session: whose cookies, caches and schemes it uses.
  ///   - userAgentSuffix: what the browser's name ends with, such as `HighStreet/1.0`.
  package init(session: WebSession, userAgentSuffix: String? = nil) {
    webKit = session.webKit
    self.session = session
    let settings = webKit.settings_new()
    defer { g_object_unref(settings) }
    WebView.set(up: settings, webKit, userAgentSuffix: userAgentSuffix)
    let made = GObjectReference(
      makeObject(
        webKit.web_view_get_type(),
        [
          "web-context": Optional(session.context), "network-session": Optional(session.network),
          "settings": Optional(settings),
        ]))
    object = made.pointer
    widget = made.widget
    held = made
    connections = loadConnections() + navigationConnections() + requestConnections()
  }

  private static func set(up settings: WebKitObject, _ webKit: WebKitLibrary, userAgentSuffix: String?) {
    setProperty(settings, "zoom-text-only", true)
    setProperty(settings, "enable-fullscreen", false)
    setProperty(settings, "enable-back-forward-navigation-gestures", true)
    // Nothing opens: the owner is told, with whether the user asked for it.
    setProperty(settings, "javascript-can-open-windows-automatically", true)
    if let userAgentSuffix {
      let name = String(cString: webKit.settings_get_user_agent(settings))
      webKit.settings_set_user_agent(settings, "\(name) \(userAgentSuffix)")
    }
  }

  /// Ends it: no callback comes any more, and its resources are freed once the widget has no parent.
  package func close() {
    guard !isClosed else { return }
    for connection in connections { connection.disconnect() }
    connections = []
    webKit.web_view_stop_loading(object)
    handlers = WebPageHandlers()
    letGo()
  }

  deinit {
    MainActor.assumeIsolated { letGo() }
  }

  /// Gives the widget up once WebKit, which may be calling us, is done with it.
  private func letGo() {
    guard let held else { return }
    self.held = nil
    MainLoop.nextTurn { _ = held }
  }

  // MARK: Commands

  package func perform(_ command: WebPageCommand) {
    switch command {
    case .load(let url): load(url)
    case .loadHTML(let html, let baseURL): load(html: html, baseURL: baseURL)
    case .stop: stop()
    case .reload(let isBypassingCache): reload(bypassingCache: isBypassingCache)
    case .goBack: goBack()
    case .goForward: goForward()
    }
  }

  /// Loads an address.
  package func load(_ url: URL) {
    guard !isClosed else { return }
    loads.isOwnExpected = true
    webKit.web_view_load_uri(object, url.absoluteString)
  }

  /// Shows HTML, whose relative addresses are relative to a base.
  package func load(html: String, baseURL: URL? = nil) {
    guard !isClosed else { return }
    loads.isOwnExpected = true
    webKit.web_view_load_html(object, html, baseURL?.absoluteString)
  }

  /// Stops the load.
  package func stop() {
    guard !isClosed else { return }
    loads.isOwnExpected = false
    webKit.web_view_stop_loading(object)
  }

  /// Loads the page again, without asking the cache if that is to be bypassed.
  package func reload(bypassingCache: Bool = false) {
    guard !isClosed else { return }
    if bypassingCache { webKit.web_view_reload_bypass_cache(object) } else { webKit.web_view_reload(object) }
  }

  /// Shows the page before, if there is one.
  package func goBack() {
    guard !isClosed else { return }
    webKit.web_view_go_back(object)
  }

  /// Shows the page after, if there is one.
  package func goForward() {
    guard !isClosed else { return }
    webKit.web_view_go_forward(object)
  }

  /// The size of text, 1 as the page has it; pictures and layout keep theirs.
  package var textScale = 1.0 {
    didSet {
      guard !isClosed, textScale != oldValue, textScale > 0 else { return }
      webKit.web_view_set_zoom_level(object, textScale)
    }
  }

  /// Ends the process that shows the page, as a page that hangs needs it.
  package func terminateProcess() {
    guard !isClosed else { return }
    webKit.web_view_terminate_web_process(object)
  }
}

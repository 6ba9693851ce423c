import CGTK
import Foundation
import SwiftUI

extension WebView {
  /// The signals that ask where to go.
  func navigationConnections() -> [SignalConnection] {
    [
      connect(object, "decide-policy") { [weak self] (decision: WebKitObject?, type: Int32) -> Bool in
        guard let self, let decision else { return false }
        switch WebKitConstants.PolicyDecisionType(rawValue: type) {
        case .navigationAction: decideNavigation(decision)
        case .newWindowAction:
          handlers.newWindow?(
            navigation(of: webKit.navigation_policy_decision_get_navigation_action(decision)))
          webKit.policy_decision_ignore(decision)
        case .response: decideResponse(decision)
        case nil: return false
        }
        return true
      },
      // `window.open` comes here without having asked for a decision; we make no window.
      connect(object, "create") { [weak self] (action: WebKitObject?) in
        guard let self, let action else { return }
        handlers.newWindow?(navigation(of: action))
      },
    ]
  }

  private func decideNavigation(_ decision: WebKitObject) {
    let navigation = navigation(of: webKit.navigation_policy_decision_get_navigation_action(decision))
    loads.isOwnExpected = false
    guard let asked = handlers.navigation else {
      loads.allowed = navigation.url
      return webKit.policy_decision_use(decision)
    }
    let webKit = webKit
    let held = GObjectReference(decision)
    let answer = OneAnswer<WebNavigation.Decision>(orElse: .cancel) { [weak self] choice in
      let isOpen = self.map { !$0.isClosed } ?? false
      if choice == .allow, isOpen {
        self?.loads.allowed = navigation.url
        webKit.policy_decision_use(held.pointer)
      } else {
        webKit.policy_decision_ignore(held.pointer)
      }
      if choice == .openOutside, isOpen, let url = navigation.url { self?.openElsewhere(url) }
    }
    asked(navigation, answer.give)
  }

  private func openElsewhere(_ url: URL) {
    if let open = handlers.openOutside { return open(url) }
    let window = gtk_widget_get_ancestor(widget, gtk_window_get_type()).map(UnsafeMutableRawPointer.init)
    gtk_show_uri(
      window?.assumingMemoryBound(to: GtkWindow.self), url.absoluteString, guint32(GDK_CURRENT_TIME))
  }

  private func navigation(of action: WebKitObject) -> WebNavigation {
    let request = webKit.navigation_action_get_request(action)
    let url = URL(string: String(cString: webKit.uri_request_get_uri(request)))
    let type = webKit.navigation_action_get_navigation_type(action)
    let cause = WebNavigation.Cause(WebKitConstants.NavigationType(rawValue: type))
    let isUserGesture = webKit.navigation_action_is_user_gesture(action) != 0
    let isRedirect = webKit.navigation_action_is_redirect(action) != 0
    return WebNavigation(
      url: url,
      method: webKit.uri_request_get_http_method(request).map { String(cString: $0) },
      isMainFrame: WebNavigation.isLikelyMainFrame(
        url: url, cause: cause, isUserGesture: isUserGesture, isOwn: loads.isOwnExpected,
        isRedirectOfPage: isRedirect && loads.isProvisional),
      isUserGesture: isUserGesture, isRedirect: isRedirect, cause: cause)
  }

  private func decideResponse(_ decision: WebKitObject) {
    let response = webKit.response_policy_decision_get_response(decision)
    let address = String(cString: webKit.uri_response_get_uri(response))
    let status = Int(webKit.uri_response_get_status_code(response))
    let isPage = webKit.response_policy_decision_is_main_frame_main_resource(decision) != 0
    if isPage, status >= 400 {
      failed(.http(status), address: address, message: "HTTP \(status)")
      webKit.policy_decision_ignore(decision)
    } else if isPage, isDownload(response, decision) {
      webKit.policy_decision_ignore(decision)
      handlers.download?(URL(string: address))
    } else {
      webKit.policy_decision_use(decision)
    }
  }

  private func isDownload(_ response: WebKitObject, _ decision: WebKitObject) -> Bool {
    guard webKit.response_policy_decision_is_mime_type_supported(decision) != 0 else { return true }
    let disposition = webKit.uri_response_get_http_headers(response)
      .flatMap { webKit.message_headers_get_one($0, "Content-Disposition") }
    return disposition.map { String(cString: $0).lowercased().hasPrefix("attachment") } ?? false
  }
}

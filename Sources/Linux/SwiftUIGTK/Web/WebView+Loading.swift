import CGTK
import Foundation
import SwiftUI

extension WebView {
  /// The signals that tell what happens to loads and to the status.
  func loadConnections() -> [SignalConnection] {
    let list = webKit.web_view_get_back_forward_list(object)
    let properties = ["uri", "title", "estimated-load-progress", "is-loading"]
    return properties.map { property in
      connect(object, "notify::\(property)") { [weak self] in
        if property == "estimated-load-progress" { self?.progressed() }
        self?.statusChanged()
      }
    } + [
      connect(list, "changed") { [weak self] in self?.statusChanged() },
      connect(object, "load-changed") { [weak self] (event: Int32) in self?.loadChanged(event) },
      connect(object, "load-failed") {
        [weak self] (_: Int32, address: String, error: WebKitObject?) -> Bool in
        self?.loadFailed(address: address, error: error)
        // WebKit would show a page of its own.
        return true
      },
      connect(object, "load-failed-with-tls-errors") { [weak self] (address: String) -> Bool in
        self?.failed(.tls, address: address, message: "The certificate is not trusted.")
        return true
      },
      connect(object, "web-process-terminated") { [weak self] (reason: Int32) in
        self?.processEnded(reason)
      },
    ]
  }

  private func statusChanged() {
    var new = WebPageStatus()
    new.url = webKit.web_view_get_uri(object).flatMap { URL(string: String(cString: $0)) }
    new.title = webKit.web_view_get_title(object).map { String(cString: $0) } ?? ""
    new.progress = webKit.web_view_get_estimated_load_progress(object)
    new.isLoading = webKit.web_view_is_loading(object) != 0
    new.canGoBack = webKit.web_view_can_go_back(object) != 0
    new.canGoForward = webKit.web_view_can_go_forward(object) != 0
    guard new != status else { return }
    status = new
    handlers.status?(new)
  }

  private func progressed() {
    guard let load = loads.current else { return }
    handlers.load?(load, .progressed(webKit.web_view_get_estimated_load_progress(object)))
  }

  private func loadChanged(_ event: Int32) {
    let known = webKit.web_view_get_uri(object).flatMap { URL(string: String(cString: $0)) }
    switch WebKitConstants.LoadEvent(rawValue: event) {
    case .started:
      let (load, address) = loads.start(orElse: known)
      if let address { handlers.load?(load, .started(address)) }
    case .redirected: moved(to: known)
    case .committed:
      loads.commit()
      moved(to: known)
    case .finished:
      if let load = loads.end() { handlers.load?(load, .finished) }
    case nil: break
    }
  }

  private func moved(to address: URL?) {
    if let address, let load = loads.move(to: address) { handlers.load?(load, .redirected(address)) }
  }

  private func loadFailed(address: String, error: UnsafeMutableRawPointer?) {
    guard let error = error?.assumingMemoryBound(to: GError.self).pointee else { return }
    if isCancellation(error) {
      if let load = loads.end() { handlers.load?(load, .cancelled) }
    } else {
      let category = WebLoadFailure.Category(
        domain: error.domain, code: error.code,
        isNetworkAvailable: g_network_monitor_get_network_available(g_network_monitor_get_default()) != 0)
      failed(category, address: address, message: String(cString: error.message))
    }
  }

  private func isCancellation(_ error: GError) -> Bool {
    switch error.domain {
    case webKit.network_error_quark():
      error.code == WebKitConstants.NetworkError.cancelled.rawValue
    case webKit.policy_error_quark():
      error.code == WebKitConstants.PolicyError.frameLoadInterruptedByPolicyChange.rawValue
    case webKit.media_error_quark():
      error.code == WebKitConstants.MediaError.load.rawValue
    default: false
    }
  }

  /// Ends the current load with a failure, unless it has ended already.
  func failed(_ category: WebLoadFailure.Category, address: String, message: String) {
    guard loads.current != nil else { return }
    let url = URL(string: address)
    moved(to: url)
    guard let load = loads.end() else { return }
    let failure = WebLoadFailure(category: category, url: url, message: message)
    handlers.load?(load, .failed(failure))
  }

  private func processEnded(_ reason: Int32) {
    _ = loads.end()
    switch WebKitConstants.WebProcessTerminationReason(rawValue: reason) {
    case .exceededMemoryLimit: handlers.processEnd?(.exceededMemory)
    case .terminatedByApi: handlers.processEnd?(.terminated)
    case .crashed, nil: handlers.processEnd?(.crashed)
    }
  }
}

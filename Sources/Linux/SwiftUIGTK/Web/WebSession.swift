import CGTK
import Foundation
import SwiftUI

/// Where web pages keep their cookies and caches, and the schemes of ours that they can load.
///
/// Web views of one session share these. Pages run in processes of their own within a sandbox. Where that does not work, as in
/// many containers, no page is shown, as WebKit would end the program; a user who accepts pages without a sandbox sets
/// `WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS=1`. We never set it.
@MainActor
package final class WebSession {
  /// What can be cleared.
  package enum Content: Sendable, Hashable, CaseIterable {
    /// Cookies.
    case cookies
    /// Documents and pictures, in memory and on disk.
    case cache
    /// What pages stored themselves: local storage, databases, service workers.
    case storage
  }

  let webKit: WebKitLibrary
  private let heldContext: GObjectReference
  private let heldNetwork: GObjectReference

  var context: WebKitObject { heldContext.pointer }
  var network: WebKitObject { heldNetwork.pointer }

  /// A new session; loads WebKit the first time.
  ///
  /// - Throws: `WebKitMissing` if WebKit is not installed or its sandbox does not work.
  package init(_ storage: WebPageSettings.Storage = .ephemeral) throws {
    if let fault = WebSandbox.fault { throw WebKitMissing(sandboxFault: fault) }
    webKit = try WebKitLibrary.loaded.get()
    heldContext = GObjectReference(adopting: webKit.web_context_new())
    switch storage {
    case .ephemeral: heldNetwork = GObjectReference(adopting: webKit.network_session_new_ephemeral())
    case .folders(let data, let cache):
      heldNetwork = GObjectReference(adopting: webKit.network_session_new(data.path, cache.path))
      // Unlike the rest, cookies are kept only where one says so.
      webKit.cookie_manager_set_persistent_storage(
        webKit.network_session_get_cookie_manager(network), data.appendingPathComponent("cookies").path,
        WebKitConstants.CookiePersistentStorage.sqlite.rawValue)
    }
  }

  /// Has a scheme's addresses answered by us. Pages of it count as secure, as those of `https` do, and have
  /// an origin and storage; only cookies need `http` or `https`.
  ///
  /// Register it before the first page loads, each scheme once; it stays for the life of the session.
  package func register(scheme: String, handler: @escaping WebSchemeHandler) {
    let server = Unmanaged.passRetained(WebSchemeServer(webKit, handler: handler)).toOpaque()
    webKit.web_context_register_uri_scheme(
      context, scheme,
      { request, server in
        guard let request, let server else { return }
        MainActor.assumeIsolated {
          Unmanaged<WebSchemeServer>.fromOpaque(server).takeUnretainedValue().serve(request)
        }
      }, server,
      { server in server.map { Unmanaged<WebSchemeServer>.fromOpaque($0).release() } })
  }

  /// Clears what pages left behind, and says when that is done: with the error, if there was one.
  package func clear(_ contents: Set<Content>, completion: @escaping @MainActor (String?) -> Void) {
    let types = contents.flatMap(\.types).reduce(0) { $0 | $1.rawValue }
    let done = Clearing(webKit, completion)
    webKit.website_data_manager_clear(
      webKit.network_session_get_website_data_manager(network), types, 0, nil,
      { manager, result, clearing in
        guard let manager, let result, let clearing else { return }
        MainActor.assumeIsolated {
          Unmanaged<Clearing>.fromOpaque(clearing).takeRetainedValue().finish(manager, result)
        }
      }, Unmanaged.passRetained(done).toOpaque())
  }

  @MainActor
  private final class Clearing {
    let webKit: WebKitLibrary
    let completion: @MainActor (String?) -> Void

    init(_ webKit: WebKitLibrary, _ completion: @escaping @MainActor (String?) -> Void) {
      self.webKit = webKit
      self.completion = completion
    }

    func finish(_ manager: UnsafeMutablePointer<GObject>, _ result: OpaquePointer) {
      var error: UnsafeMutablePointer<GError>?
      _ = webKit.website_data_manager_clear_finish(manager, result, &error)
      defer { g_clear_error(&error) }
      completion(error.map { String(cString: $0.pointee.message) })
    }
  }
}

extension WebSession.Content {
  fileprivate var types: [WebKitConstants.WebsiteData] {
    switch self {
    case .cookies: [.cookies]
    case .cache: [.memoryCache, .diskCache, .offlineApplicationCache, .domCache]
    case .storage: [.sessionStorage, .localStorage, .indexeddbDatabases, .serviceWorkerRegistrations]
    }
  }
}

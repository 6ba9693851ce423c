import SwiftUI

extension WebSession {
  /// What opens WebKit for the shared session.
  static var library: @MainActor () -> Result<WebKitLibrary, WebKitMissing> = { WebKitLibrary.loaded }

  private static var opened: WebSession?

  /// The session of all pages that views show, as ``WebPageSettings`` say when it is first asked for.
  ///
  /// - Throws: `WebKitMissing` if WebKit is not installed.
  static func shared() throws -> WebSession {
    // Asked each time, so that a test can take WebKit away.
    _ = try library().get()
    if let opened { return opened }
    let session = try WebSession(WebPageSettings.storage)
    for (scheme, handler) in WebPageSettings.schemes { session.register(scheme: scheme, handler: handler) }
    opened = session
    return session
  }
}

import SwiftUI

extension WebSession {
  /// What opens WebKit for the shared session.
  static var library: @MainActor () -> Result<WebKitLibrary, WebKitMissing> = { WebKitLibrary.loaded }

  private static var opened: WebSession?
  /// The schemes that the session knows.
  private static var schemes: Set<String> = []

  /// The session of all pages that views show, as ``WebPageSettings`` say when it is first asked for.
  ///
  /// - Throws: `WebKitMissing` if WebKit is not installed.
  static func shared() throws -> WebSession {
    // Asked each time, so that a test can take WebKit away.
    _ = try library().get()
    let session = try opened ?? WebSession(WebPageSettings.storage)
    opened = session
    for (scheme, handler) in WebPageSettings.schemes where schemes.insert(scheme).inserted {
      session.register(scheme: scheme, handler: handler)
    }
    return session
  }
}

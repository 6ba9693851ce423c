/// WebKit's enumerations, as far as they are used, by their nicks. The library is loaded at run time, so
/// its headers are not read; the tests compare these with the library.
enum WebKitConstants {
  /// `WebKitLoadEvent`.
  enum LoadEvent: Int32, CaseIterable {
    case started = 0
    case redirected = 1
    case committed = 2
    case finished = 3
  }

  /// `WebKitPolicyDecisionType`.
  enum PolicyDecisionType: Int32, CaseIterable {
    case navigationAction = 0
    case newWindowAction = 1
    case response = 2
  }

  /// `WebKitNavigationType`.
  enum NavigationType: Int32, CaseIterable {
    case linkClicked = 0
    case formSubmitted = 1
    case backForward = 2
    case reload = 3
    case formResubmitted = 4
    case other = 5
  }

  /// `WebKitNetworkError`.
  enum NetworkError: Int32, CaseIterable {
    case cancelled = 302
  }

  /// `WebKitPolicyError`.
  enum PolicyError: Int32, CaseIterable {
    case frameLoadInterruptedByPolicyChange = 102
  }

  /// `WebKitMediaError`; the nick of `WEBKIT_MEDIA_ERROR_WILL_HANDLE_LOAD` is short.
  enum MediaError: Int32, CaseIterable {
    case load = 204
  }

  /// `WebKitWebProcessTerminationReason`.
  enum WebProcessTerminationReason: Int32, CaseIterable {
    case crashed = 0
    case exceededMemoryLimit = 1
    case terminatedByApi = 2
  }

  /// `WebKitScriptDialogType`.
  enum ScriptDialogType: Int32, CaseIterable {
    case alert = 0
    case confirm = 1
    case prompt = 2
    case beforeUnloadConfirm = 3
  }

  /// `WebKitContextMenuAction`: what stays in the menu of a page.
  enum ContextMenuAction: Int32, CaseIterable {
    case openLink = 1
    case copyLinkToClipboard = 4
    case copyImageToClipboard = 7
    case goBack = 10
    case goForward = 11
    case stop = 12
    case reload = 13
    case copy = 14
    case cut = 15
    case paste = 16
    case delete = 17
    case selectAll = 18
  }

  /// `WebKitCookiePersistentStorage`.
  enum CookiePersistentStorage: Int32, CaseIterable {
    case sqlite = 1
  }

  /// `WebKitWebsiteDataTypes`, a set of bits.
  enum WebsiteData: UInt32, CaseIterable {
    case memoryCache = 1
    case diskCache = 2
    case offlineApplicationCache = 4
    case sessionStorage = 8
    case localStorage = 16
    case indexeddbDatabases = 32
    case cookies = 64
    case serviceWorkerRegistrations = 1024
    case domCache = 2048
  }

  /// libsoup's `SoupMessageHeadersType`.
  enum MessageHeadersType: Int32, CaseIterable {
    case response = 1
  }
}

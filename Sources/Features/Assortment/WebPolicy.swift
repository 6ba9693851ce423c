import Foundation
import HTTP

/// Decides where an address opens that a page or the user asks for.
///
/// A pure rule: the host of the web view asks it before each navigation and does what it says. Pages of
/// other hosts are welcome (payment, maps in a page); programs, files and surprises are not.
public enum WebPolicy {
  /// Where a navigation would take place.
  public enum Target: Sendable, Hashable {
    /// In the page itself.
    case mainFrame
    /// In a frame within the page.
    case subFrame
    /// In a new window, as `target=_blank` and `window.open` ask for.
    case newWindow
  }

  /// A navigation that is about to begin.
  struct Navigation: Sendable, Hashable {
    /// The address; `nil` where there is none that can be read.
    let url: URL?
    /// Where it would be shown.
    let target: Target
    /// Whether the user touched something to cause it, rather than a script.
    let isUserGesture: Bool
    /// The host of the page that asks; `nil` for the first page.
    let currentHost: String?
  }

  /// What to do with a navigation.
  enum Action: Sendable, Hashable {
    /// Let it happen.
    case loadHere
    /// Stop it and give the address to the system; the page stays.
    case handToSystem(URL)
    /// Open no window; load the address in the page, so that Back leads back.
    case openInPlace(URL)
    /// Stop it and load this `https` address instead.
    case upgradeToHTTPS(URL)
    /// Stop it; the page stays, and no error is shown.
    case refuse
  }

  /// Why.
  enum Reason: Sendable, Hashable {
    /// An ordinary page or frame.
    case webPage
    /// Content that the page made itself: `about:blank`, `blob:`.
    case madeByPage
    /// Something that another app does: a call, a mail, a map.
    case contact
    /// The scheme belongs to some other app.
    case otherApp
    /// A link that asks for a new window.
    case newWindow
    /// The address is not encrypted.
    case notEncrypted
    /// A scheme that runs programs or reads files.
    case unsafeScheme
    /// A window or an app that the user did not ask for.
    case notAskedFor
    /// There is no address, or it has no host.
    case notAnAddress
  }

  /// An action and its reason.
  struct Decision: Sendable, Hashable {
    /// What to do.
    let action: Action
    /// Why.
    let reason: Reason

    /// A decision of its parts.
    init(_ action: Action, because reason: Reason) {
      self.action = action
      self.reason = reason
    }
  }

  /// Decides on a navigation.
  static func decide(_ navigation: Navigation) -> Decision {
    guard let url = navigation.url, let scheme = url.scheme?.lowercased() else {
      return Decision(.refuse, because: .notAnAddress)
    }
    switch scheme {
    case "https", "http": return decideWeb(navigation, url: url, isEncrypted: scheme == "https")
    case "about": return decideAbout(navigation, url: url)
    case "blob": return decideLoad(navigation, url: url, reason: .madeByPage)
    case "javascript", "file", "data": return Decision(.refuse, because: .unsafeScheme)
    case "mailto", "tel", "sms", "maps":
      // A frame, such as an advertisement, may not start a call by itself.
      return navigation.target == .subFrame && !navigation.isUserGesture
        ? Decision(.refuse, because: .notAskedFor) : Decision(.handToSystem(url), because: .contact)
    default:
      return navigation.isUserGesture
        ? Decision(.handToSystem(url), because: .otherApp) : Decision(.refuse, because: .notAskedFor)
    }
  }

  private static func decideWeb(_ navigation: Navigation, url: URL, isEncrypted: Bool) -> Decision {
    guard let host = url.host, !host.isEmpty else { return Decision(.refuse, because: .notAnAddress) }
    // A page from elsewhere has no business on this machine, so only our own pages are exempt.
    let isLocal = URL.isThisMachine(host: host) && navigation.currentHost.map(URL.isThisMachine) != false
    if isEncrypted || isLocal || navigation.target == .subFrame {
      return decideLoad(navigation, url: url, reason: .webPage)
    }
    if navigation.target == .newWindow {
      return decideLoad(navigation, url: url.overHTTPS, reason: .webPage)
    }
    return Decision(.upgradeToHTTPS(url.overHTTPS), because: .notEncrypted)
  }

  private static func decideAbout(_ navigation: Navigation, url: URL) -> Decision {
    let name = url.absoluteString.lowercased()
    guard name == "about:blank" || name.hasPrefix("about:blank#") || name == "about:srcdoc" else {
      return Decision(.refuse, because: .unsafeScheme)
    }
    // An empty window in place of the page would only take the page away.
    return navigation.target == .newWindow
      ? Decision(.refuse, because: .notAskedFor) : Decision(.loadHere, because: .madeByPage)
  }

  private static func decideLoad(_ navigation: Navigation, url: URL, reason: Reason) -> Decision {
    guard navigation.target == .newWindow else { return Decision(.loadHere, because: reason) }
    return navigation.isUserGesture
      ? Decision(.openInPlace(url), because: .newWindow) : Decision(.refuse, because: .notAskedFor)
  }
}

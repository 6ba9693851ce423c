import Foundation

/// A navigation that a page or the program asks for.
package struct WebNavigation: Sendable, Hashable {
  /// What may happen to it.
  package enum Decision: Sendable, Hashable {
    /// It goes on.
    case allow
    /// It does not take place; the page stays.
    case cancel
    /// It does not take place; the system opens the address.
    case openOutside
  }

  /// What caused it.
  package enum Cause: Sendable, Hashable {
    /// A link was followed.
    case link
    /// A form was sent.
    case form
    /// Back or Forward.
    case history
    /// The page is loaded again.
    case reload
    /// The program, a script, or a frame's own address.
    case other
  }

  /// The address; `nil` where it cannot be read.
  package let url: URL?
  /// The HTTP method, such as `GET`; `nil` where the address is not one of HTTP.
  package let method: String?
  /// Whether it is the page that would change, rather than a frame within it, as far as can be told.
  package let isMainFrame: Bool
  /// Whether the user touched something to cause it, rather than a script.
  package let isUserGesture: Bool
  /// Whether a server sent it on from another address.
  package let isRedirect: Bool
  /// What caused it.
  package let cause: Cause

  /// A navigation of its parts.
  package init(
    url: URL?, method: String? = nil, isMainFrame: Bool = true, isUserGesture: Bool = false,
    isRedirect: Bool = false, cause: Cause = .other
  ) {
    self.url = url
    self.method = method
    self.isMainFrame = isMainFrame
    self.isUserGesture = isUserGesture
    self.isRedirect = isRedirect
    self.cause = cause
  }
}

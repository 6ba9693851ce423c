import Foundation
import SwiftUI

extension WebNavigation {
  /// Whether the page would change, as far as can be told: WebKitGTK knows but has no function that says.
  ///
  /// What the program or the user asks for is taken to change the page, and so is an address without
  /// encryption, where the stricter rules should hold. The rest are nearly always frames.
  static func isLikelyMainFrame(
    url: URL?, cause: Cause, isUserGesture: Bool, isOwn: Bool, isRedirectOfPage: Bool
  ) -> Bool {
    isOwn || isUserGesture || cause != .other || isRedirectOfPage || url?.scheme?.lowercased() == "http"
  }
}

extension WebNavigation.Cause {
  init(_ type: WebKitConstants.NavigationType?) {
    switch type {
    case .linkClicked: self = .link
    case .formSubmitted, .formResubmitted: self = .form
    case .backForward: self = .history
    case .reload: self = .reload
    case .other, nil: self = .other
    }
  }
}

#if canImport(UIKit)
  import UIKit

  extension Announcer {
    /// VoiceOver, if it is on.
    static let system = Announcer { UIAccessibility.post(notification: .announcement, argument: $0) }
  }
#endif

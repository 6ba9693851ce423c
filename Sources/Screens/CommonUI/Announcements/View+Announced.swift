import SwiftUI

extension View {
  /// Has a sentence said each time that there is another one.
  public func announced(_ sentence: String?) -> some View {
    modifier(Announcement(sentence: sentence))
  }
}

private struct Announcement: ViewModifier {
  @Environment(\.announcer) private var announcer
  let sentence: String?

  func body(content: Content) -> some View {
    content.onChange(of: sentence) { sentence in
      if let sentence { announcer.say(sentence) }
    }
  }
}

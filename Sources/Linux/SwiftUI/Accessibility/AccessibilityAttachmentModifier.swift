/// What a view says of itself to assistive technology, as far as it differs from what the view shows.
/// https://developer.apple.com/documentation/swiftui/accessibilityattachmentmodifier
nonisolated public struct AccessibilityAttachmentModifier: ViewModifier {
  /// It has none.
  public typealias Body = Never

  typealias Change = (inout AccessibilityAttributes, EnvironmentValues) -> Void

  private var changes: [Change]

  init(_ change: @escaping Change) {
    changes = [change]
  }

  /// Says more; what is said later counts.
  mutating func add(_ change: @escaping Change) {
    changes.append(change)
  }
}

extension AccessibilityAttachmentModifier: ElementModifier {
  @MainActor package func configure(_ element: Element, in environment: EnvironmentValues) {
    var attributes = AccessibilityAttributes()
    for change in changes { change(&attributes, environment) }
    element.accessibility = attributes
  }
}

extension View {
  nonisolated func accessible(
    _ change: @escaping (inout AccessibilityAttributes, EnvironmentValues) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(change))
  }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  nonisolated func adding(
    _ change: @escaping (inout AccessibilityAttributes, EnvironmentValues) -> Void
  ) -> ModifiedContent<Content, Modifier> {
    var copy = self
    copy.modifier.add(change)
    return copy
  }
}

extension Text {
  /// The letters, as they are read to the user.
  func spoken(in environment: EnvironmentValues) -> String {
    resolved(in: TextContext(environment)).plain
  }
}

extension View {
  /// Shows the mirror image of the view where the language is read from the right.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(MirroringModifier(isEnabled: enabled))
  }
}

nonisolated private struct MirroringModifier: ElementModifier {
  typealias Body = Never
  let isEnabled: Bool

  @MainActor func configure(_ element: Element, in environment: EnvironmentValues) {
    element.show(
      MirroringContent(isMirrored: isEnabled && environment.layoutDirection == .rightToLeft), resizes: false)
  }
}

/// What is inside, or its mirror image.
package struct MirroringContent: ElementContent {
  package static let kind = "Mirroring"
  package var isMirrored: Bool
  package var details: [String] { isMirrored ? ["mirrored"] : [] }
}

/// Views from top to bottom.
/// https://developer.apple.com/documentation/swiftui/vstack
nonisolated public struct VStack<Content>: _PrimitiveView where Content: View {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Views from top to bottom; `spacing` is in points.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension VStack: ElementView {
  @MainActor package var inside: Content { content }

  @MainActor package func configure(_ element: Element, in environment: EnvironmentValues) {
    let spacing = element.checked(spacing, as: .distance, of: "VStack")
    element.arrange(by: StackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing))
  }

  @MainActor package func environmentInside(_ environment: EnvironmentValues) -> EnvironmentValues {
    environment.inStack(along: .vertical)
  }
}

/// Views side by side.
/// https://developer.apple.com/documentation/swiftui/hstack
nonisolated public struct HStack<Content>: _PrimitiveView where Content: View {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Views side by side; `spacing` is in points.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension HStack: ElementView {
  @MainActor package var inside: Content { content }

  @MainActor package func configure(_ element: Element, in environment: EnvironmentValues) {
    let spacing = element.checked(spacing, as: .distance, of: "HStack")
    element.arrange(by: StackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing))
  }

  @MainActor package func environmentInside(_ environment: EnvironmentValues) -> EnvironmentValues {
    environment.inStack(along: .horizontal)
  }
}

/// Views on top of one another.
/// https://developer.apple.com/documentation/swiftui/zstack
nonisolated public struct ZStack<Content>: _PrimitiveView where Content: View {
  let alignment: Alignment
  let content: Content

  /// Views on top of one another, the first one at the back.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: ElementView {
  @MainActor package var inside: Content { content }

  @MainActor package func configure(_ element: Element, in environment: EnvironmentValues) {
    element.arrange(by: OverlappingLayout(alignment: alignment))
  }

  @MainActor package func environmentInside(_ environment: EnvironmentValues) -> EnvironmentValues {
    environment.inStack(along: nil)
  }
}

extension View {
  /// Does something each time the view appears.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action, disappear: nil))
  }

  /// Does something each time the view disappears.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: nil, disappear: action))
  }
}

nonisolated private struct AppearanceModifier: PrimitiveModifier {
  typealias Body = Never
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, AppearanceModifier>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, AppearanceModifier>> {
    AppearanceNode(view, in: context)
  }
}

/// The place of a view that tells when it comes and goes.
@MainActor
private final class AppearanceNode<Content: View>: ModifierNode<Content, AppearanceModifier> {
  private var hasAppeared = false

  override init(_ view: ModifiedContent<Content, AppearanceModifier>, in context: NodeContext) {
    super.init(view, in: context)
    if isShown { appearSoon() }
  }

  override func shownChanged() {
    if isShown {
      appearSoon()
    } else if hasAppeared {
      hasAppeared = false
      modifier.disappear?()
    }
  }

  /// Once the frames are known, unless the view is covered again by then.
  private func appearSoon() {
    tree.whenLaidOut { [weak self] in
      guard let self, isShown, !hasAppeared else { return }
      hasAppeared = true
      modifier.appear?()
    }
  }
}

/// A modifier that presents something while a binding of the app says so.
nonisolated struct PresentationModifier: PrimitiveModifier {
  typealias Body = Never
  let style: PresentationContent.Style
  /// What is to be presented now.
  let current: () -> Presented?
  /// Tells the app's binding that nothing is presented.
  let clear: () -> Void
  var onDismiss: (() -> Void)?

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, PresentationModifier>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, PresentationModifier>> {
    PresenterNode(view, in: context)
  }
}

extension PresentationModifier {
  /// Presents while a binding is true.
  init(
    _ style: PresentationContent.Style, isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    _ presented: @escaping () -> Presented?
  ) {
    self.init(
      style: style, current: { isPresented.wrappedValue ? presented() : nil },
      clear: { if isPresented.wrappedValue { isPresented.wrappedValue = false } }, onDismiss: onDismiss)
  }

  /// Presents while a binding holds an item.
  init<Item: Identifiable>(
    _ style: PresentationContent.Style, item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    _ presented: @escaping (Item) -> Presented?
  ) {
    self.init(
      style: style, current: { item.wrappedValue.flatMap(presented) },
      clear: { if item.wrappedValue != nil { item.wrappedValue = nil } }, onDismiss: onDismiss)
  }
}

/// The place of a view that presents something.
@MainActor
private final class PresenterNode<Content: View>: ModifierNode<Content, PresentationModifier> {
  // Not among the children: what is presented stays in sight when the view that presents it is covered.
  private var presentation: PresentationNode?

  override func applied() {
    let wanted = modifier.current()
    if let shown = presentation, let wanted, shown.presented.id == wanted.id {
      shown.update(wanted)
      return
    }
    end()
    guard let wanted else { return }
    presentation = PresentationNode(
      wanted, style: modifier.style, in: contentContext(), dismiss: { [weak self] in self?.dismiss() })
  }

  override func environmentChanged() {
    presentation?.inherit(childEnvironment)
  }

  override func willUnmount() {
    guard presentation != nil else { return }
    end()
    let clear = modifier.clear
    tree.whenLaidOut { clear() }
  }

  /// Closes what is presented, as the user asked.
  private func dismiss() {
    guard presentation != nil else { return }
    modifier.clear()
    // The binding may be one whose changes nobody hears of.
    invalidate()
  }

  private func end() {
    guard let presentation else { return }
    self.presentation = nil
    presentation.unmount()
    if let onDismiss = modifier.onDismiss { tree.whenLaidOut { onDismiss() } }
  }
}

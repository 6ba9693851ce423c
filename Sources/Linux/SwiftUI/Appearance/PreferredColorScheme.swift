extension View {
  /// Whether the window is light or dark while the view is shown; `nil` leaves it to the user.
  ///
  /// Of several views that are shown the one that was mounted last decides.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(PreferredColorSchemeModifier(colorScheme: colorScheme))
  }
}

nonisolated private struct PreferredColorSchemeModifier: PrimitiveModifier {
  typealias Body = Never
  let colorScheme: ColorScheme?

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    PreferredColorSchemeNode(view, in: context)
  }
}

/// The place of a view that wants its window light or dark.
@MainActor
private final class PreferredColorSchemeNode<Content: View>: ModifierNode<
  Content, PreferredColorSchemeModifier
>
{
  override func applied() {
    tree.colorSchemes.set(modifier.colorScheme, for: self)
  }

  override func shownChanged() {
    tree.colorSchemes.changed(in: tree)
  }

  override func willUnmount() {
    tree.colorSchemes.remove(self)
  }
}

/// What the views of a window say about light and dark.
@MainActor
final class PreferredColorSchemes {
  private struct Wish {
    weak var node: Node?
    var colorScheme: ColorScheme?
  }

  /// In the order of mounting.
  private var wishes: [Wish] = []
  private var isWaiting = false

  func set(_ colorScheme: ColorScheme?, for node: Node) {
    if let index = wishes.firstIndex(where: { $0.node === node }) {
      guard wishes[index].colorScheme != colorScheme else { return }
      wishes[index].colorScheme = colorScheme
    } else {
      wishes.append(Wish(node: node, colorScheme: colorScheme))
    }
    changed(in: node.tree)
  }

  func remove(_ node: Node) {
    wishes.removeAll { $0.node === node || $0.node == nil }
    changed(in: node.tree)
  }

  /// Has the window follow, once all views that come and go have done so.
  func changed(in tree: ViewTree) {
    guard !isWaiting else { return }
    isWaiting = true
    tree.whenLaidOut { [weak self, weak tree] in
      guard let self else { return }
      isWaiting = false
      let wish = wishes.last { $0.colorScheme != nil && $0.node?.isShown == true }
      tree?.preferredColorScheme = wish?.colorScheme
    }
  }
}

import Combine

/// A view with another one behind or in front of it that shows what the first one tells.
nonisolated struct PreferenceLayer<Content: View, Key: PreferenceKey, Layer: View>: View {
  let content: Content
  let isBehind: Bool
  let layer: (Key.Value) -> Layer
  // Not observed here, as a new value concerns the layer alone: evaluating the content could tell yet another one.
  @State private var told = PreferenceBox<Key>()

  @MainActor var body: some View {
    let shown = PreferenceReport(told: told, layer: layer)
    let reader = content.modifier(PreferenceReadingModifier(told: told))
    return Group {
      if isBehind { reader.background(shown) } else { reader.overlay(shown) }
    }
  }
}

/// What was told.
private final class PreferenceBox<Key: PreferenceKey>: ObservableObject {
  @Published var value = Key.defaultValue
}

/// The view that is made of what was told.
private struct PreferenceReport<Key: PreferenceKey, Layer: View>: View {
  @ObservedObject var told: PreferenceBox<Key>
  let layer: (Key.Value) -> Layer

  @MainActor var body: some View { layer(told.value) }
}

nonisolated private struct PreferenceReadingModifier<Key: PreferenceKey>: PrimitiveModifier {
  typealias Body = Never
  let told: PreferenceBox<Key>

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    PreferenceReadingNode(view, in: context)
  }
}

@MainActor
private final class PreferenceReadingNode<Content: View, Key: PreferenceKey>: ModifierNode<
  Content, PreferenceReadingModifier<Key>
>, PreferenceReader
{
  override init(_ view: ModifiedContent<Content, PreferenceReadingModifier<Key>>, in context: NodeContext) {
    super.init(view, in: context)
    tree.preferences.add(self)
  }

  func read() {
    let value = children.preference(Key.self) ?? Key.defaultValue
    guard !isEqual(modifier.told.value, value) else { return }
    modifier.told.value = value
  }

  override func willUnmount() {
    tree.preferences.remove(self)
  }
}

extension View {
  /// Tells the views around a value, in place of what the views inside tell.
  nonisolated public func preference<K>(
    key: K.Type = K.self, value: K.Value
  ) -> some View where K: PreferenceKey {
    modifier(PreferenceModifier<K>(value: value))
  }

  /// Changes what the views inside tell the views around.
  nonisolated public func transformPreference<K>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View where K: PreferenceKey {
    modifier(PreferenceTransformModifier<K>(transform: callback))
  }

  /// Does something when the views inside tell something else than before; the first time, if they tell anything.
  nonisolated public func onPreferenceChange<K>(
    _ key: K.Type = K.self, perform action: @escaping @Sendable (K.Value) -> Void
  ) -> some View where K: PreferenceKey, K.Value: Equatable {
    modifier(PreferenceChangeModifier<K>(action: action))
  }

  /// Puts a view behind this one that is made from what the views inside tell.
  nonisolated public func backgroundPreferenceValue<Key, T>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View where Key: PreferenceKey, T: View {
    PreferenceLayer<Self, Key, T>(content: self, isBehind: true, layer: transform)
  }

  /// Puts a view in front of this one that is made from what the views inside tell.
  nonisolated public func overlayPreferenceValue<Key, T>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View where Key: PreferenceKey, T: View {
    PreferenceLayer<Self, Key, T>(content: self, isBehind: false, layer: transform)
  }
}

nonisolated private struct PreferenceModifier<Key: PreferenceKey>: PrimitiveModifier {
  typealias Body = Never
  let value: Key.Value

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    PreferenceNode(view, in: context)
  }
}

@MainActor
private final class PreferenceNode<Content: View, Key: PreferenceKey>: ModifierNode<
  Content, PreferenceModifier<Key>
>
{
  private var told: Key.Value?

  override func applied() {
    if let told, isEqual(told, modifier.value) { return }
    told = modifier.value
    tree.preferences.changed(in: tree)
  }

  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    key == Key.self ? modifier.value as? K.Value : super.preference(key)
  }

  override func willUnmount() {
    tree.preferences.changed(in: tree)
  }
}

nonisolated private struct PreferenceTransformModifier<Key: PreferenceKey>: PrimitiveModifier {
  typealias Body = Never
  let transform: (inout Key.Value) -> Void

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    PreferenceTransformNode(view, in: context)
  }
}

@MainActor
private final class PreferenceTransformNode<Content: View, Key: PreferenceKey>: ModifierNode<
  Content, PreferenceTransformModifier<Key>
>
{
  override func applied() {
    tree.preferences.changed(in: tree)
  }

  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    guard key == Key.self else { return super.preference(key) }
    var value = children.preference(Key.self) ?? Key.defaultValue
    modifier.transform(&value)
    return value as? K.Value
  }

  override func willUnmount() {
    tree.preferences.changed(in: tree)
  }
}

nonisolated private struct PreferenceChangeModifier<Key: PreferenceKey>: PrimitiveModifier
where Key.Value: Equatable {
  typealias Body = Never
  let action: @Sendable (Key.Value) -> Void

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    PreferenceChangeNode(view, in: context)
  }
}

@MainActor
private final class PreferenceChangeNode<Content: View, Key: PreferenceKey>: ModifierNode<
  Content, PreferenceChangeModifier<Key>
>, PreferenceReader
where Key.Value: Equatable {
  private var seen: Key.Value?

  override init(_ view: ModifiedContent<Content, PreferenceChangeModifier<Key>>, in context: NodeContext) {
    super.init(view, in: context)
    tree.preferences.add(self)
  }

  func read() {
    let told = children.preference(Key.self)
    guard told != nil || seen != nil else { return }
    let value = told ?? Key.defaultValue
    guard value != seen else { return }
    seen = value
    modifier.action(value)
  }

  override func willUnmount() {
    tree.preferences.remove(self)
  }
}

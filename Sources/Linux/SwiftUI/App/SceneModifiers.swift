extension Scene {
  /// Does something when a value has changed.
  nonisolated public func onChange<V>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene where V: Equatable {
    ModifiedScene(scene: self, modifier: SceneChangeModifier(value: value, action: action))
  }

  /// Sets a value of the environment for the views of the scene.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    ModifiedScene(
      scene: self, modifier: SceneEnvironmentModifier(keyPath: keyPath, value: value))
  }
}

/// A scene whose view has a modifier.
nonisolated private struct ModifiedScene<Content: Scene, Modifier: ViewModifier>: WindowScene {
  typealias Body = Never
  let scene: Content
  let modifier: Modifier

  @MainActor var windowView: any View { SceneView(scene: scene).modifier(modifier) }
}

nonisolated private struct SceneEnvironmentModifier<Value>: EnvironmentModifier {
  typealias Body = Never
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  func modify(_ environment: inout EnvironmentValues) {
    environment[keyPath: keyPath] = value
  }

  func isSame(as other: Self) -> Bool {
    keyPath == other.keyPath && isEqual(value, other.value)
  }
}

nonisolated private struct SceneChangeModifier<Value: Equatable>: PrimitiveModifier {
  typealias Body = Never
  let value: Value
  let action: (Value) -> Void

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, SceneChangeModifier>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, SceneChangeModifier>> {
    SceneChangeNode(view, in: context)
  }
}

/// The place of a scene that watches a value.
@MainActor
private final class SceneChangeNode<Content: View, Value: Equatable>: ModifierNode<
  Content, SceneChangeModifier<Value>
>
{
  private var last: Value?

  override func applied() {
    defer { last = modifier.value }
    guard let last, last != modifier.value else { return }
    let (value, action) = (modifier.value, modifier.action)
    tree.whenLaidOut { action(value) }
  }
}

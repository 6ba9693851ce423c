/// The content of an app's window: the app, its scene and the scene's view, each in a place that keeps its state.
nonisolated package struct AppView<Content: App>: _PrimitiveView {
  let app: Content

  @MainActor package init(_ type: Content.Type) {
    app = Content()
  }
}

extension AppView: Primitive {
  @MainActor package func makeNode(in context: NodeContext) -> ViewNode<AppView> {
    ScenePlace(self, of: \.app, in: context) { .scene($0.body) }
  }
}

/// A scene as a view.
nonisolated struct SceneView<Content: Scene>: _PrimitiveView {
  let scene: Content
}

extension SceneView: Primitive {
  @MainActor package func makeNode(in context: NodeContext) -> ViewNode<SceneView> {
    ScenePlace(self, of: \.scene, in: context) { scene in
      (scene as? any WindowScene).map { .view($0.windowView) } ?? .scene(scene.body)
    }
  }
}

/// What an app or a scene consists of.
private enum ScenePart {
  case scene(any Scene)
  case view(any View)

  var view: any View {
    func wrap<S: Scene>(_ scene: S) -> any View { SceneView(scene: scene) }
    return switch self {
    case .scene(let scene): wrap(scene)
    case .view(let view): view
    }
  }
}

/// The place of an app or a scene, which keeps what its dynamic properties need.
@MainActor
private final class ScenePlace<Content: View, Value>: ViewNode<Content> {
  private let keyPath: KeyPath<Content, Value>
  private let part: @MainActor (Value) -> ScenePart
  private var child: Child?

  init(
    _ view: Content, of keyPath: KeyPath<Content, Value>, in context: NodeContext,
    part: @escaping @MainActor (Value) -> ScenePart
  ) {
    self.keyPath = keyPath
    self.part = part
    super.init(view, in: context)
    refresh()
  }

  override var children: [Node] { child.map { [$0.node] } ?? [] }
  override var readsEnvironment: Bool { DynamicFields.of(Value.self).readEnvironment }

  override func refresh() {
    var value = view[keyPath: keyPath]
    DynamicFields.of(Value.self).link(&value, to: self)
    let content = part(value).view
    guard child != nil else {
      child = Child(content, id: 0, in: childContext)
      return
    }
    if child?.update(content, in: childContext) == true { elementsChanged() }
  }

  override func collect(_ visit: (Item) -> Void) {
    child?.node.collect(visit)
  }
}

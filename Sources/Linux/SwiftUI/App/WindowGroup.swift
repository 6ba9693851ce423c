/// The windows of an app, all alike. One is opened.
/// https://developer.apple.com/documentation/swiftui/windowgroup
nonisolated public struct WindowGroup<Content>: Scene where Content: View {
  /// It has none.
  public typealias Body = Never
  private let title: Text?
  private let id: String?
  private let content: Content

  private init(_ title: Text?, id: String? = nil, _ content: Content) {
    self.title = title
    self.id = id
    self.content = content
  }

  /// Windows that show a view.
  public init(@ViewBuilder content: () -> Content) {
    self.init(nil, content())
  }

  /// Windows that show a view, known by a name.
  public init(id: String, @ViewBuilder content: () -> Content) {
    self.init(nil, id: id, content())
  }

  /// Windows with a title.
  public init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.init(title, content())
  }

  /// Windows with a title from a table.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content())
  }

  /// Windows with a title as it stands.
  @_disfavoredOverload
  public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
    self.init(Text(title), content())
  }

  /// Windows with a title, known by a name.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(title, id: id, content())
  }

  /// Windows with a title from a table, known by a name.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), id: id, content())
  }

  /// Windows with a title as it stands, known by a name.
  @_disfavoredOverload
  public init<S>(_ title: S, id: String, @ViewBuilder content: () -> Content) where S: StringProtocol {
    self.init(Text(title), id: id, content())
  }
}

extension WindowGroup: WindowScene {
  @MainActor var windowView: any View {
    content.modifier(WindowModifier(title: title, scene: id ?? "window"))
  }
}

/// A modifier that names the window around the view, and gives the view what was kept of the scene.
nonisolated private struct WindowModifier: PrimitiveModifier {
  typealias Body = Never
  let title: Text?
  let scene: String

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, WindowModifier>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, WindowModifier>> {
    WindowNode(view, in: context)
  }
}

@MainActor
private final class WindowNode<Content: View>: ModifierNode<Content, WindowModifier> {
  override func prepare() {
    tree.sceneStore.open(modifier.scene)
  }

  override func applied() {
    tree.windowTitle = modifier.title?.resolved(in: TextContext(environment)).plain
  }
}

/// The windows of an app, all alike. One is opened.
/// https://developer.apple.com/documentation/swiftui/windowgroup
nonisolated public struct WindowGroup<Content>: Scene where Content: View {
  /// It has none.
  public typealias Body = Never
  private let title: Text?
  private let content: Content

  private init(_ title: Text?, _ content: Content) {
    self.title = title
    self.content = content
  }

  /// Windows that show a view.
  public init(@ViewBuilder content: () -> Content) {
    self.init(nil, content())
  }

  /// Windows that show a view, known by a name.
  public init(id: String, @ViewBuilder content: () -> Content) {
    self.init(nil, content())
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
    self.init(title, content())
  }

  /// Windows with a title from a table, known by a name.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content())
  }

  /// Windows with a title as it stands, known by a name.
  @_disfavoredOverload
  public init<S>(_ title: S, id: String, @ViewBuilder content: () -> Content) where S: StringProtocol {
    self.init(Text(title), content())
  }
}

extension WindowGroup: WindowScene {
  @MainActor var windowView: any View { content.modifier(WindowTitleModifier(title: title)) }
}

/// A modifier that names the window around the view.
nonisolated private struct WindowTitleModifier: PrimitiveModifier {
  typealias Body = Never
  let title: Text?

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, WindowTitleModifier>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, WindowTitleModifier>> {
    WindowTitleNode(view, in: context)
  }
}

@MainActor
private final class WindowTitleNode<Content: View>: ModifierNode<Content, WindowTitleModifier> {
  override func applied() {
    tree.windowTitle = modifier.title?.resolved(in: TextContext(environment)).plain
  }
}

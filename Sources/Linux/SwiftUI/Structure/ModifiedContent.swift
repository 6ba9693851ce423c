/// A view, or a modifier, with a modifier applied.
/// https://developer.apple.com/documentation/swiftui/modifiedcontent
nonisolated public struct ModifiedContent<Content, Modifier> {
  /// What is modified.
  public var content: Content
  /// What is done to it.
  public var modifier: Modifier

  /// Applies a modifier.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, _PrimitiveView where Content: View, Modifier: ViewModifier {
  /// It has none.
  public typealias Body = Never
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// The view with both modifiers.
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension View {
  /// Applies a modifier.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ModifiedContent: Primitive where Content: View, Modifier: ViewModifier {
  @MainActor package func makeNode(in context: NodeContext) -> ViewNode<ModifiedContent> {
    func primitive<P: PrimitiveModifier>(_ type: P.Type) -> ViewNode<ModifiedContent>? {
      (self as? ModifiedContent<Content, P>).flatMap {
        P.makeNode($0, in: context) as? ViewNode<ModifiedContent>
      }
    }
    func geometric<E: GeometryEffect>(_ type: E.Type) -> ViewNode<ModifiedContent>? {
      (self as? ModifiedContent<Content, E>).flatMap {
        GeometryEffectNode($0, in: context) as? ViewNode<ModifiedContent>
      }
    }
    if let type = Modifier.self as? any PrimitiveModifier.Type, let node = primitive(type) { return node }
    if let type = Modifier.self as? any GeometryEffect.Type, let node = geometric(type) { return node }
    return ModifierBodyNode(self, in: context)
  }
}

/// A modifier that the framework applies by itself.
@MainActor @preconcurrency package protocol PrimitiveModifier: ViewModifier where Body == Never {
  /// Mounts a view that is modified so.
  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>>
}

extension EmptyModifier: PrimitiveModifier {
  @MainActor package static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, EmptyModifier>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, EmptyModifier>> {
    ModifierNode(view, in: context)
  }
}

/// The place of a view with a primitive modifier; what the modifier does is up to subclasses.
@MainActor
package class ModifierNode<Content: View, Modifier: ViewModifier>: ViewNode<
  ModifiedContent<Content, Modifier>
>
{
  package private(set) final var content: ViewNode<Content>?

  package final var modifier: Modifier { view.modifier }

  package override init(_ view: ModifiedContent<Content, Modifier>, in context: NodeContext) {
    super.init(view, in: context)
    prepare()
    content = makeNode(view.content, in: childContext)
    applied()
  }

  package override var children: [Node] { content.map { [$0] } ?? [] }

  package override func refresh() {
    prepare()
    content?.update(view.content)
    applied()
  }

  /// Called before the modified view is brought up to date.
  package func prepare() {}

  /// Called after the modified view was brought up to date.
  package func applied() {}

  package override func collect(_ visit: (Item) -> Void) {
    content?.collect(visit)
  }
}

/// The place of a view with a modifier that an app composes.
@MainActor
final class ModifierBodyNode<Content: View, Modifier: ViewModifier>: ViewNode<
  ModifiedContent<Content, Modifier>
>
{
  private var modifier: Modifier
  private var body: ViewNode<Modifier.Body>?

  override init(_ view: ModifiedContent<Content, Modifier>, in context: NodeContext) {
    modifier = view.modifier
    super.init(view, in: context)
    refresh()
  }

  override var children: [Node] { body.map { [$0] } ?? [] }

  override var readsEnvironment: Bool { DynamicFields.of(Modifier.self).readEnvironment }

  override func refresh() {
    modifier = view.modifier
    DynamicFields.of(Modifier.self).link(&modifier, to: self)
    let new = modifier.body(content: _ViewModifier_Content(content: view.content))
    if let body {
      body.update(new)
    } else {
      body = makeNode(new, in: childContext)
    }
  }

  override func collect(_ visit: (Item) -> Void) {
    body?.collect(visit)
  }
}

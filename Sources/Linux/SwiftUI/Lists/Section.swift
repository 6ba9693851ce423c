/// Views that belong together in a list, form, picker or lazy container, with a header and a footer.
/// https://developer.apple.com/documentation/swiftui/section
nonisolated public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section: View, _PrimitiveView where Parent: View, Content: View, Footer: View {
  /// It has none.
  public typealias Body = Never
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Views between a header and a footer.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  /// Views between a header and a footer.
  nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Views above a footer.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  /// Views above a footer.
  nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Views below a header.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// Views below a header.
  nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Views that belong together.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section: Primitive where Parent: View, Content: View, Footer: View {
  @MainActor package func makeNode(in context: NodeContext) -> ViewNode<Section> {
    SectionNode(self, in: context)
  }
}

/// The place of a section: three places of its parts.
@MainActor
private final class SectionNode<Parent: View, Content: View, Footer: View>: ViewNode<
  Section<Parent, Content, Footer>
>, SectionItems
{
  private var header: ViewNode<SectionEdge<Parent>>?
  private var content: ViewNode<RowScope<Content>>?
  private var footer: ViewNode<SectionEdge<Footer>>?

  override init(_ view: Section<Parent, Content, Footer>, in context: NodeContext) {
    super.init(view, in: context)
    header = makeNode(SectionEdge(part: .header, content: view.header), in: childContext)
    content = makeNode(RowScope(content: view.content), in: childContext)
    footer = makeNode(SectionEdge(part: .footer, content: view.footer), in: childContext)
  }

  override var children: [Node] { ([header, content, footer] as [Node?]).compactMap { $0 } }

  override func refresh() {
    header?.update(SectionEdge(part: .header, content: view.header))
    content?.update(RowScope(content: view.content))
    footer?.update(SectionEdge(part: .footer, content: view.footer))
  }

  override func collect(_ visit: (Item) -> Void) {
    visit(.section(self))
  }

  func header(_ visit: (Item) -> Void) { header?.collect(visit) }
  func content(_ visit: (Item) -> Void) { content?.collect(visit) }
  func footer(_ visit: (Item) -> Void) { footer?.collect(visit) }
}

/// A header or footer, in the look that the list around it gives to those.
nonisolated private struct SectionEdge<Content: View>: View {
  let part: LineGroup.Part
  let content: Content

  var body: some View {
    content.modifier(SectionEdgeStyle(part: part))
  }
}

nonisolated private struct SectionEdgeStyle: EnvironmentModifier, Equatable {
  typealias Body = Never
  let part: LineGroup.Part

  func modify(_ environment: inout EnvironmentValues) {
    guard let list = environment.surroundingList else { return }
    environment.listRow = nil
    switch (part, list) {
    case (.header, .grouped), (.header, .insetGrouped):
      environment.font = .footnote
      environment.textCase = .uppercase
    case (.header, _): environment.font = .headline
    default: environment.font = .footnote
    }
  }
}

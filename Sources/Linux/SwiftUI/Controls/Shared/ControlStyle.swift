/// The view that a style makes of a control. The style may have dynamic properties, as a view may.
nonisolated struct StyledControl<Style, Configuration, Content: View>: _PrimitiveView {
  let style: Style
  let configuration: Configuration
  let makeBody: @MainActor (Style, Configuration) -> Content
}

extension StyledControl: Primitive {
  @MainActor func makeNode(in context: NodeContext) -> ViewNode<StyledControl> {
    StyledControlNode(self, in: context)
  }
}

@MainActor
private final class StyledControlNode<Style, Configuration, Content: View>: ViewNode<
  StyledControl<Style, Configuration, Content>
>
{
  private var style: Style
  private var content: ViewNode<Content>?

  override init(_ view: StyledControl<Style, Configuration, Content>, in context: NodeContext) {
    style = view.style
    super.init(view, in: context)
    refresh()
  }

  override var children: [Node] { content.map { [$0] } ?? [] }
  override var readsEnvironment: Bool { DynamicFields.of(Style.self).readEnvironment }

  override func refresh() {
    style = view.style
    DynamicFields.of(Style.self).link(&style, to: self)
    let new = view.makeBody(style, view.configuration)
    if let content {
      content.update(new)
    } else {
      content = makeNode(new, in: childContext)
    }
  }

  override func collect(_ visit: (Item) -> Void) {
    content?.collect(visit)
  }
}

/// A part of a control, such as its label, as a style puts it into a view.
@MainActor @preconcurrency package protocol ControlPart: Primitive {
  var view: any View { get }
}

extension ControlPart {
  @MainActor package func makeNode(in context: NodeContext) -> ViewNode<Self> {
    GroupNode(self, in: context) { [("part", $0.view)] }
  }
}

/// Sets the style of the controls inside.
nonisolated struct StyleModifier<Style>: EnvironmentModifier {
  typealias Body = Never
  let style: Style
  let set: @MainActor (inout EnvironmentValues, Style) -> Void

  @MainActor func modify(_ environment: inout EnvironmentValues) {
    set(&environment, style)
  }

  func isSame(as other: StyleModifier) -> Bool {
    SwiftUI.isSame(style, other.style)
  }
}

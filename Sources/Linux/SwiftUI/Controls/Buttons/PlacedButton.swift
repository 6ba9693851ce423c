/// A button that looks as those of its place do. In a row of a list it is the row that is pressed.
nonisolated struct PlacedButton<Label: View>: _PrimitiveView {
  let press: @MainActor () -> Void
  let label: Label
}

extension PlacedButton: Primitive {
  @MainActor package func makeNode(in context: NodeContext) -> ViewNode<PlacedButton> {
    PlacedButtonNode(self, in: context)
  }
}

@MainActor
private final class PlacedButtonNode<Label: View>: ViewNode<PlacedButton<Label>> {
  private var button: ViewNode<ButtonElement<Label>>?
  private var row: (context: ListRowContext, token: ListRowContext.Token)?

  override init(_ view: PlacedButton<Label>, in context: NodeContext) {
    super.init(view, in: context)
    if environment.controlPlace == .row, let listRow = environment.listRow {
      row = (listRow, listRow.register(registration))
    }
    button = makeNode(element, in: childContext)
  }

  private var registration: ListRowContext.Registration {
    ListRowContext.Registration(showsDisclosure: false, isEnabled: environment.isEnabled) { [weak self] in
      self?.view.press()
    }
  }

  private var element: ButtonElement<Label> {
    ButtonElement(
      isPressedByRow: row != nil && environment.isEnabled, press: view.press, label: view.label)
  }

  override var children: [Node] { button.map { [$0] } ?? [] }
  override var readsEnvironment: Bool { true }

  override func refresh() {
    if let row { row.context.update(row.token, registration) }
    button?.update(element)
  }

  override func collect(_ visit: (Item) -> Void) {
    button?.collect(visit)
  }

  override func willUnmount() {
    if let row { row.context.withdraw(row.token) }
  }
}

/// A control with its label before it, which is also what the control is called. The label may be hidden.
struct LabeledControl<Label: View, Control: View>: View {
  @Environment(\.labelsAreHidden) private var labelsAreHidden
  let label: Label
  let control: Control

  init(label: Label, @ViewBuilder control: () -> Control) {
    self.label = label
    self.control = control()
  }

  var body: some View {
    if labelsAreHidden {
      NamedControl(name: label, control: control)
    } else {
      LabeledRow(label: label, control: control)
    }
  }
}

/// A control that is called by the words of a view which is not shown.
struct NamedControl<Name: View, Control: View>: View {
  let name: Name
  let control: Control

  var body: some View {
    ElementReader(name) { control.named($0.elements.spokenLabel) }
  }
}

/// A label at one end and a control at the other.
private struct LabeledRow<Label: View, Control: View>: _PrimitiveView {
  let label: Label
  let control: Control
}

extension LabeledRow: ElementView {
  @ViewBuilder var inside: some View {
    LabelPart(label: label)
    Spacer()
    control
  }

  func configure(_ element: Element, in environment: EnvironmentValues) {
    element.arrange(by: StackLayout(axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: 0))
    guard element.layoutInvalidated == nil else { return }
    element.followInside { row in
      row.children.last?.accessibility.label = row.children.first?.spokenLabel
    }
  }

  func environmentInside(_ environment: EnvironmentValues) -> EnvironmentValues {
    environment.inStack(along: .horizontal)
  }
}

/// The label as one element, of however many views it consists.
private struct LabelPart<Label: View>: View {
  let label: Label

  var body: some View {
    HStack { label }
  }
}

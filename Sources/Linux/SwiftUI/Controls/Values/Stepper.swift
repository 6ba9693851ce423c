/// Two buttons that make a value larger and smaller.
/// https://developer.apple.com/documentation/swiftui/stepper
nonisolated public struct Stepper<Label> where Label: View {
  let label: Label
  let steps: Steps

  init(label: Label, steps: Steps) {
    self.label = label
    self.steps = steps
  }

  /// A stepper with actions of its own; without one, that button is disabled.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(),
      steps: Steps(increment: onIncrement, decrement: onDecrement, editingChanged: onEditingChanged))
  }
}

extension Stepper: View {
  /// The label and the two buttons.
  @MainActor @preconcurrency public var body: some View {
    LabeledControl(label: label) { StepperElement(steps: steps) }
  }
}

extension Stepper {
  /// A stepper with actions of its own.
  nonisolated public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// A stepper for any value.
  nonisolated public init<V>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable {
    self.init(label: label(), steps: Steps(value, in: nil, step, onEditingChanged))
  }

  /// A stepper for a value within bounds.
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable {
    self.init(label: label(), steps: Steps(value, in: bounds, step, onEditingChanged))
  }

  /// A stepper for any value.
  @_disfavoredOverload nonisolated public init<V>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) where V: Strideable {
    self.init(label: label(), steps: Steps(value, in: nil, step, onEditingChanged))
  }

  /// A stepper for a value within bounds.
  @_disfavoredOverload nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) where V: Strideable {
    self.init(label: label(), steps: Steps(value, in: bounds, step, onEditingChanged))
  }
}

extension Stepper where Label == Text {
  /// A stepper with a text from a table and actions of its own.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// A stepper with a text as it stands and actions of its own.
  @_disfavoredOverload nonisolated public init<S>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where S: StringProtocol {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// A stepper with a text from a table, for any value.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable {
    self.init(label: Text(titleKey), steps: Steps(value, in: nil, step, onEditingChanged))
  }

  /// A stepper with a text as it stands, for any value.
  @_disfavoredOverload nonisolated public init<S, V>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where S: StringProtocol, V: Strideable {
    self.init(label: Text(title), steps: Steps(value, in: nil, step, onEditingChanged))
  }

  /// A stepper with a text from a table, for a value within bounds.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable {
    self.init(label: Text(titleKey), steps: Steps(value, in: bounds, step, onEditingChanged))
  }

  /// A stepper with a text as it stands, for a value within bounds.
  @_disfavoredOverload nonisolated public init<S, V>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where S: StringProtocol, V: Strideable {
    self.init(label: Text(title), steps: Steps(value, in: bounds, step, onEditingChanged))
  }
}

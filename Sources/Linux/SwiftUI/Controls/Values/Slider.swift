/// A control that chooses a value from a range.
/// https://developer.apple.com/documentation/swiftui/slider
nonisolated public struct Slider<Label, ValueLabel> where Label: View, ValueLabel: View {
  let source: SliderSource
  let label: Label
  let minimumLabel: ValueLabel
  let maximumLabel: ValueLabel

  init(_ source: SliderSource, label: Label, minimumLabel: ValueLabel, maximumLabel: ValueLabel) {
    self.source = source
    self.label = label
    self.minimumLabel = minimumLabel
    self.maximumLabel = maximumLabel
  }
}

extension Slider: View {
  /// The bar between the labels of its ends. The slider's own label is for assistive technology only.
  @MainActor @preconcurrency public var body: some View {
    HStack {
      minimumLabel
      NamedControl(name: label, control: SliderElement(source: source))
      maximumLabel
    }
  }
}

extension Slider {
  /// A slider for any value of a range.
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      SliderSource(value, bounds, nil, onEditingChanged), label: label(), minimumLabel: minimumValueLabel(),
      maximumLabel: maximumValueLabel())
  }

  /// A slider for values of a range that are some steps apart.
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      SliderSource(value, bounds, step, onEditingChanged), label: label(), minimumLabel: minimumValueLabel(),
      maximumLabel: maximumValueLabel())
  }

  /// A slider for any value of a range.
  @_disfavoredOverload nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      SliderSource(value, bounds, nil, onEditingChanged), label: label(), minimumLabel: minimumValueLabel,
      maximumLabel: maximumValueLabel)
  }

  /// A slider for values of a range that are some steps apart.
  @_disfavoredOverload nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      SliderSource(value, bounds, step, onEditingChanged), label: label(), minimumLabel: minimumValueLabel,
      maximumLabel: maximumValueLabel)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A slider for any value of a range.
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(SliderSource(value, bounds, nil, onEditingChanged), label: label())
  }

  /// A slider for values of a range that are some steps apart.
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(SliderSource(value, bounds, step, onEditingChanged), label: label())
  }

  /// A slider for any value of a range.
  @_disfavoredOverload nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(SliderSource(value, bounds, nil, onEditingChanged), label: label())
  }

  /// A slider for values of a range that are some steps apart.
  @_disfavoredOverload nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(SliderSource(value, bounds, step, onEditingChanged), label: label())
  }

  private init(_ source: SliderSource, label: Label) {
    self.init(source, label: label, minimumLabel: EmptyView(), maximumLabel: EmptyView())
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// A slider for any value of a range.
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(SliderSource(value, bounds, nil, onEditingChanged), label: EmptyView())
  }

  /// A slider for values of a range that are some steps apart.
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(SliderSource(value, bounds, step, onEditingChanged), label: EmptyView())
  }
}

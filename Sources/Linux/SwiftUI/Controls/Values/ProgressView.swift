import Foundation

/// Shows how far a task has come, or that it goes on.
/// https://developer.apple.com/documentation/swiftui/progressview
nonisolated public struct ProgressView<Label, CurrentValueLabel> where Label: View, CurrentValueLabel: View {
  @Environment(\.progressViewStyle) private var style
  let fraction: () -> Double?
  let label: Label?
  let currentValueLabel: CurrentValueLabel?

  init(fraction: @escaping () -> Double?, label: Label?, currentValueLabel: CurrentValueLabel?) {
    self.fraction = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  init<V: BinaryFloatingPoint>(
    value: V?, total: V, label: Label?, currentValueLabel: CurrentValueLabel?
  ) {
    let fraction = value.map { value -> Double in
      // An empty task is done; what is no number has not begun.
      let share = total > 0 ? Double(value) / Double(total) : 1
      return (0...1).clamped(share)
    }
    self.init(fraction: { fraction }, label: label, currentValueLabel: currentValueLabel)
  }
}

extension ProgressView: View {
  /// The progress as the style in the environment shows it.
  @MainActor @preconcurrency public var body: some View {
    (style ?? DefaultProgressViewStyle())
      .styledBody(
        ProgressViewStyleConfiguration(
          fractionCompleted: fraction(), label: label.map { .init(view: $0) },
          currentValueLabel: currentValueLabel.map { .init(view: $0) }))
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Shows that something goes on.
  nonisolated public init() where Label == EmptyView {
    self.init(fraction: { nil }, label: nil, currentValueLabel: nil)
  }

  /// Shows that something goes on, with a label of any kind.
  nonisolated public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: { nil }, label: label(), currentValueLabel: nil)
  }

  /// Shows that something goes on, with a text from a table.
  nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init { Text(titleKey) }
  }

  /// Shows that something goes on, with a text as it stands.
  @_disfavoredOverload nonisolated public init<S>(_ title: S) where Label == Text, S: StringProtocol {
    self.init { Text(title) }
  }
}

extension ProgressView {
  /// Shows how much of a total is done; without a value only that something goes on.
  nonisolated public init<V>(value: V?, total: V = 1.0)
  where Label == EmptyView, CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {
    self.init(value: value, total: total, label: nil, currentValueLabel: nil)
  }

  /// Shows how much of a total is done, with a label of any kind.
  nonisolated public init<V>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label)
  where CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {
    self.init(value: value, total: total, label: label(), currentValueLabel: nil)
  }

  /// Shows how much of a total is done, with a label of any kind and one for the value.
  nonisolated public init<V>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where V: BinaryFloatingPoint {
    self.init(value: value, total: total, label: label(), currentValueLabel: currentValueLabel())
  }

  /// Shows how much of a total is done, with a text from a table.
  nonisolated public init<V>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
  where Label == Text, CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {
    self.init(value: value, total: total, label: Text(titleKey), currentValueLabel: nil)
  }

  /// Shows how much of a total is done, with a text as it stands.
  @_disfavoredOverload nonisolated public init<S, V>(_ title: S, value: V?, total: V = 1.0)
  where Label == Text, CurrentValueLabel == EmptyView, S: StringProtocol, V: BinaryFloatingPoint {
    self.init(value: value, total: total, label: Text(title), currentValueLabel: nil)
  }

  /// Shows a progress as it is when the view is evaluated.
  nonisolated public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(
      fraction: { progress.isIndeterminate ? nil : (0...1).clamped(progress.fractionCompleted) }, label: nil,
      currentValueLabel: nil)
  }

  /// The progress that a style was asked to show.
  nonisolated public init(_ configuration: ProgressViewStyleConfiguration)
  where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
  {
    let fraction = configuration.fractionCompleted
    self.init(
      fraction: { fraction }, label: configuration.label, currentValueLabel: configuration.currentValueLabel)
  }
}

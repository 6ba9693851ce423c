import Foundation

/// A control that chooses a date.
/// https://developer.apple.com/documentation/swiftui/datepicker
nonisolated public struct DatePicker<Label> where Label: View {
  /// Which parts of a date are chosen.
  public typealias Components = DatePickerComponents
  @Environment(\.datePickerIsOpen) private var isOpen
  let label: Label
  let selection: Binding<Date>
  let bounds: DateBounds
  let components: Components

  init(_ label: Label, _ selection: Binding<Date>, _ bounds: DateBounds, _ components: Components) {
    self.label = label
    self.selection = selection
    self.bounds = bounds
    self.components = components
  }
}

extension DatePicker: View {
  /// The label and the date. A calendar that is always in sight has no label.
  @MainActor @preconcurrency public var body: some View {
    let date = DateElement(selection: selection, bounds: bounds, components: components, isOpen: isOpen)
    if isOpen {
      NamedControl(name: label, control: date)
    } else {
      LabeledControl(label: label) { date }
    }
  }
}

extension DatePicker {
  /// A picker of any date, with a label of any kind.
  nonisolated public init(
    selection: Binding<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, DateBounds(nil, nil), displayedComponents)
  }

  /// A picker of a date of a range, with a label of any kind.
  nonisolated public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, DateBounds(range.lowerBound, range.upperBound), displayedComponents)
  }

  /// A picker of a date from one on, with a label of any kind.
  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, DateBounds(range.lowerBound, nil), displayedComponents)
  }

  /// A picker of a date up to another one, with a label of any kind.
  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, DateBounds(nil, range.upperBound), displayedComponents)
  }
}

extension DatePicker where Label == Text {
  /// A picker of any date, with a text from a table.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleKey), selection, DateBounds(nil, nil), displayedComponents)
  }

  /// A picker of a date of a range, with a text from a table.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleKey), selection, DateBounds(range.lowerBound, range.upperBound), displayedComponents)
  }

  /// A picker of a date from one on, with a text from a table.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleKey), selection, DateBounds(range.lowerBound, nil), displayedComponents)
  }

  /// A picker of a date up to another one, with a text from a table.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleKey), selection, DateBounds(nil, range.upperBound), displayedComponents)
  }

  /// A picker of any date, with a text as it stands.
  @_disfavoredOverload nonisolated public init<S>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) where S: StringProtocol {
    self.init(Text(title), selection, DateBounds(nil, nil), displayedComponents)
  }

  /// A picker of a date of a range, with a text as it stands.
  @_disfavoredOverload nonisolated public init<S>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) where S: StringProtocol {
    self.init(Text(title), selection, DateBounds(range.lowerBound, range.upperBound), displayedComponents)
  }

  /// A picker of a date from one on, with a text as it stands.
  @_disfavoredOverload nonisolated public init<S>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) where S: StringProtocol {
    self.init(Text(title), selection, DateBounds(range.lowerBound, nil), displayedComponents)
  }

  /// A picker of a date up to another one, with a text as it stands.
  @_disfavoredOverload nonisolated public init<S>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) where S: StringProtocol {
    self.init(Text(title), selection, DateBounds(nil, range.upperBound), displayedComponents)
  }
}

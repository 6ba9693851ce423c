/// A look of date pickers.
/// https://developer.apple.com/documentation/swiftui/datepickerstyle
@MainActor @preconcurrency public protocol DatePickerStyle {}

/// The system's look: a button that opens a calendar.
/// https://developer.apple.com/documentation/swiftui/defaultdatepickerstyle
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// The system's look.
  nonisolated public init() {}
}

/// Wheels; on Linux a button that opens a calendar.
/// https://developer.apple.com/documentation/swiftui/wheeldatepickerstyle
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Wheels.
  nonisolated public init() {}
}

/// A button that opens a calendar.
/// https://developer.apple.com/documentation/swiftui/compactdatepickerstyle
public struct CompactDatePickerStyle: DatePickerStyle {
  /// A button.
  nonisolated public init() {}
}

/// A calendar that is always in sight.
/// https://developer.apple.com/documentation/swiftui/graphicaldatepickerstyle
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// A calendar.
  nonisolated public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The system's look.
  @MainActor @preconcurrency public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels.
  @MainActor @preconcurrency public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A button that opens a calendar.
  @MainActor @preconcurrency public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar that is always in sight.
  @MainActor @preconcurrency public static var graphical: GraphicalDatePickerStyle {
    GraphicalDatePickerStyle()
  }
}

extension View {
  /// Sets the style of date pickers inside.
  nonisolated public func datePickerStyle<S>(_ style: S) -> some View where S: DatePickerStyle {
    environment(\.datePickerIsOpen, style is GraphicalDatePickerStyle)
  }
}

extension EnvironmentValues {
  /// Whether the calendars of date pickers are always in sight.
  var datePickerIsOpen: Bool {
    get { self[DatePickerIsOpenKey.self] }
    set { self[DatePickerIsOpenKey.self] = newValue }
  }
}

private enum DatePickerIsOpenKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

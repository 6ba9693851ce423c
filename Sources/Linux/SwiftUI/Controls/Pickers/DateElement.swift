import Foundation

/// The first and the last date that can be chosen.
package struct DateBounds: Equatable, Sendable {
  package var first: Date?
  package var last: Date?

  init(_ first: Date?, _ last: Date?) {
    self.first = first
    self.last = last
  }

  /// The date, or the bound that it lies beyond.
  package func clamped(_ date: Date) -> Date {
    if let last, date > last { return last }
    if let first, !(date >= first) { return first }
    return date
  }
}

/// The date alone.
struct DateElement: _PrimitiveView {
  let selection: Binding<Date>
  let bounds: DateBounds
  let components: DatePickerComponents
  let isOpen: Bool
}

extension DateElement: ElementView {
  func configure(_ element: Element, in environment: EnvironmentValues) {
    let (selection, bounds) = (selection, bounds)
    var calendar = environment.calendar
    calendar.timeZone = environment.timeZone
    calendar.locale = environment.locale
    element.show(
      DateContent(
        date: bounds.clamped(selection.wrappedValue), bounds: bounds, components: components, isOpen: isOpen,
        calendar: calendar, locale: environment.locale, isEnabled: environment.isEnabled,
        textScale: environment.controlTextScale,
        changed: .ofView { date in
          let new = bounds.clamped(date)
          if new != selection.wrappedValue { selection.wrappedValue = new }
        }))
    element.arrange(by: LeafLayout())
  }
}

/// A date that can be chosen anew.
package struct DateContent: ElementContent {
  package static let kind = "Date"
  package var date: Date
  package var bounds: DateBounds
  package var components: DatePickerComponents
  /// Whether the calendar is always in sight.
  package var isOpen: Bool
  /// With the time zone in which the date is read.
  package var calendar: Calendar
  package var locale: Locale
  package var isEnabled: Bool
  /// How many times as large as usual its text is.
  package var textScale: CGFloat
  package var changed: Action<Date>

  /// The date as it is read.
  package var title: String {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.dateStyle = components.contains(.date) ? .medium : .none
    formatter.timeStyle = components.contains(.hourAndMinute) ? .short : .none
    return formatter.string(from: date)
  }

  package var details: [String] { ["\"\(title)\""] + (isEnabled ? [] : ["disabled"]) }
  package var value: String? { title }
  package var role: AccessibilityRole { .picker }
}

extension DateContent: HeadlessMeasurable {
  package func headlessSize(in proposal: ProposedSize) -> CGSize {
    isOpen ? CGSize(width: 280, height: 260) : CGSize(width: CGFloat(title.count * 8 + 34), height: 34)
  }
}

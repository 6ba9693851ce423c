import Foundation

/// What the environment says about the reading of a text.
package struct TextContext: Sendable {
  package var locale: Locale
  package var calendar: Calendar
  package var timeZone: TimeZone
  /// The time that relative dates are counted from.
  package var now: Date
  /// The font of runs that name none.
  package var font: Font
  package var textCase: Text.Case?
  /// Where keys are looked up that name no bundle, in order.
  package var bundles: [Bundle]

  package init(
    locale: Locale = .current, calendar: Calendar = .current, timeZone: TimeZone = .current,
    now: Date = Date(), font: Font = .body, textCase: Text.Case? = nil, bundles: [Bundle] = [.main]
  ) {
    self.locale = locale
    self.calendar = calendar
    self.timeZone = timeZone
    self.now = now
    self.font = font
    self.textCase = textCase
    self.bundles = bundles
  }
}

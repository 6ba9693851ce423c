import Foundation

/// Text to read: a row of runs, each with its own look.
/// https://developer.apple.com/documentation/swiftui/text
nonisolated public struct Text: Equatable, Sendable {
  /// A stretch of text whose look is the same throughout.
  struct Run: Equatable, Sendable {
    var content: Content
    var attributes = TextAttributes()
  }

  /// What a run says; all but `verbatim` and `image` depend on the environment.
  enum Content: Equatable, Sendable {
    case verbatim(String)
    case localized(LocalizedStringKey, tableName: String?, bundle: Bundle?)
    case image(Image)
    case date(Date, DateStyle)
    case dates(DateInterval)
  }

  var runs: [Run]

  init(runs: [Run]) {
    self.runs = runs
  }

  init(_ content: Content) {
    runs = [Run(content: content)]
  }

  /// Text as it stands, without a look at any table.
  public init(verbatim content: String) {
    self.init(.verbatim(content))
  }

  /// A string as it stands.
  @_disfavoredOverload public init<S>(_ content: S) where S: StringProtocol {
    self.init(verbatim: String(content))
  }
}

extension Text {
  /// Text from a bundle's table in the language of the environment's locale.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(.localized(key, tableName: tableName, bundle: bundle))
  }

  /// An image that stands in a line of text.
  public init(_ image: Image) {
    self.init(.image(image))
  }

  /// A date in a style, some of which follow the clock.
  public init(_ date: Date, style: Text.DateStyle) {
    self.init(.date(date, style))
  }

  /// The time between two dates.
  public init(_ dates: ClosedRange<Date>) {
    self.init(DateInterval(start: dates.lowerBound, end: dates.upperBound))
  }

  /// A stretch of time.
  public init(_ interval: DateInterval) {
    self.init(.dates(interval))
  }

  /// A value as a formatter writes it.
  public init<Subject>(_ subject: Subject, formatter: Formatter) where Subject: ReferenceConvertible {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// An object as a formatter writes it.
  public init<Subject>(_ subject: Subject, formatter: Formatter) where Subject: NSObject {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }
}

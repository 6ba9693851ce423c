import Foundation

/// A key of a table of strings: a format, and the values for its place holders.
/// https://developer.apple.com/documentation/swiftui/localizedstringkey
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// What is looked up: `%lld items`.
  let key: String
  /// Nil where the key was not interpolated; a per cent sign in it stands for itself then.
  let arguments: [FormatArgument]?

  /// A key without values.
  public init(_ value: String) {
    key = value
    arguments = nil
  }

  /// A key without values.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// A key with values.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  /// The texts among the values.
  var texts: [Text] {
    (arguments ?? []).compactMap { argument in
      if case .text(let text) = argument { text } else { nil }
    }
  }
}

extension LocalizedStringKey {
  /// Turns a string literal with values into a key and arguments.
  /// https://developer.apple.com/documentation/swiftui/localizedstringkey/stringinterpolation
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [FormatArgument] = []

    /// An empty key with room for a literal.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + 4 * interpolationCount)
      arguments.reserveCapacity(interpolationCount)
    }

    /// Adds letters.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacingOccurrences(of: "%", with: "%%")
    }

    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) {
      append("%@", .string(string))
    }

    /// Adds a value as a formatter writes it, or as it describes itself.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil)
    where Subject: ReferenceConvertible {
      append("%@", .string(formatter.map { $0.string(for: subject) ?? "" } ?? "\(subject)"))
    }

    /// Adds an object as a formatter writes it, or as it describes itself.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil)
    where Subject: NSObject {
      append("%@", .string(formatter.map { $0.string(for: subject) ?? "" } ?? "\(subject)"))
    }

    /// Adds a number.
    public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {
      append(value._specifier, FormatArgument(value._arg))
    }

    /// Adds a number in a form of its own: `\(price, specifier: "%.2f")`.
    public mutating func appendInterpolation<T>(_ value: T, specifier: String) where T: _FormatSpecifiable {
      append(specifier, FormatArgument(value._arg))
    }

    /// Adds a text that keeps its look.
    public mutating func appendInterpolation(_ text: Text) {
      append("%@", .text(text))
    }

    /// Adds an image.
    public mutating func appendInterpolation(_ image: Image) {
      append("%@", .text(Text(image)))
    }

    /// Adds a date in a style.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append("%@", .text(Text(date, style: style)))
    }

    /// Adds the time between two dates.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      append("%@", .text(Text(dates)))
    }

    /// Adds a stretch of time.
    public mutating func appendInterpolation(_ interval: DateInterval) {
      append("%@", .text(Text(interval)))
    }

    private mutating func append(_ specifier: String, _ argument: FormatArgument) {
      key += specifier
      arguments.append(argument)
    }
  }
}

import Foundation

/// A value for a place holder.
enum FormatArgument: Equatable, Sendable {
  case integer(Int64)
  case floating(Double)
  case string(String)
  case text(Text)

  init(_ value: any CVarArg) {
    switch value {
    case let value as any BinaryInteger:
      // Foundation has no localised form for what is larger.
      self = Int64(exactly: value).map(Self.integer) ?? .string("\(value)")
    case let value as any BinaryFloatingPoint: self = .floating(Double(value))
    default: self = .string("\(value)")
    }
  }

  /// The value as a place holder asks for it. One of the wrong kind never reads what is not there.
  func piece(for placeholder: FormatString.Placeholder, locale: Locale) -> LocalizedStringKey.Piece {
    let kind = NumberKind(placeholder.conversion)
    func format<Number: CVarArg>(_ type: String, _ number: Number) -> LocalizedStringKey.Piece {
      .string(String(format: "%\(placeholder.options)\(type)", locale: locale, number))
    }
    switch (self, kind) {
    case (.string(let string), _): return .string(string)
    case (.text(let text), _): return .text(text)
    case (.integer(let number), .floating(let type)): return format(type, Double(number))
    case (.integer(let number), .whole(let type)): return format(type, number)
    case (.integer(let number), nil): return format("lld", number)
    case (.floating(let number), .floating(let type)): return format(type, number)
    case (.floating(let number), .whole):
      guard let whole = Int64(exactly: number.rounded(.towardZero)) else { return format("g", number) }
      return FormatArgument.integer(whole).piece(for: placeholder, locale: locale)
    case (.floating(let number), nil): return format("g", number)
    }
  }

  /// What a conversion makes of a number.
  private enum NumberKind {
    case floating(String)
    case whole(String)

    init?(_ conversion: Character) {
      switch conversion {
      case "f", "F", "e", "E", "g", "G", "a", "A": self = .floating(String(conversion))
      case "x", "X", "o": self = .whole("ll\(conversion)")
      case "d", "i", "D", "u", "U": self = .whole("lld")
      default: return nil
      }
    }
  }
}

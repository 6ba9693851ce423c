/// A sentence in English, whose interpolations are the places that a translation fills anew.
///
/// `"\(count) of \(total) homes"` is looked up as `%@ of %@ homes`. What is interpolated is a text or a number as it
/// is to be shown.
public struct Sentence: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// The sentence as it is.
  public let english: String
  /// Where the interpolations stand in the UTF-8 of `english`. The key is made of them only when it is asked for,
  /// as English has no use for it.
  private let places: [Range<Int>]

  /// A sentence without interpolations.
  public init(stringLiteral value: String) {
    english = value
    places = []
  }

  /// A sentence with interpolations.
  public init(stringInterpolation: StringInterpolation) {
    english = stringInterpolation.english
    places = stringInterpolation.places
  }

  /// Gathers the pieces of a sentence.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var english = ""
    fileprivate var places: [Range<Int>] = []

    /// A sentence of no piece so far.
    public init(literalCapacity: Int, interpolationCount: Int) {
      places.reserveCapacity(interpolationCount)
    }

    /// Adds what is written.
    public mutating func appendLiteral(_ literal: String) {
      english += literal
    }

    /// Adds a text or a number.
    public mutating func appendInterpolation<Value: LosslessStringConvertible>(_ value: Value) {
      let start = english.utf8.count
      english += value.description
      places.append(start..<english.utf8.count)
    }
  }

  /// What the sentence is called in a table: `%@` for each interpolation, `%%` for a percent sign.
  public var key: String {
    var key = ""
    var end = 0
    for place in places {
      key += text(end..<place.lowerBound).escaped + "%@"
      end = place.upperBound
    }
    return key + text(end..<english.utf8.count).escaped
  }

  /// The interpolated texts put into a format: `%@` takes them in their order, `%1$@` the first of them, and `%%` is a
  /// percent sign. `nil` when the format asks for one that is not there, or has another placeholder.
  func filling(_ format: String) -> String? {
    guard format.utf8.contains(UInt8(ascii: "%")) else { return format }
    var result = ""
    var rest = format[...]
    var next = 0
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[percent...].dropFirst()
      if rest.first == "%" {
        result += "%"
      } else if rest.first == "@" {
        guard places.indices.contains(next) else { return nil }
        result += text(places[next])
        next += 1
      } else {
        let number = rest.prefix { $0 != "$" }
        guard let place = Int(number), places.indices.contains(place - 1) else { return nil }
        rest = rest[number.endIndex...].dropFirst()
        guard rest.first == "@" else { return nil }
        result += text(places[place - 1])
      }
      rest = rest.dropFirst()
    }
    return result + rest
  }

  private func text(_ range: Range<Int>) -> String {
    let units = english.utf8
    let start = units.index(units.startIndex, offsetBy: range.lowerBound)
    return String(english[start..<units.index(start, offsetBy: range.count)])
  }
}

extension String {
  fileprivate var escaped: String {
    split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
  }
}

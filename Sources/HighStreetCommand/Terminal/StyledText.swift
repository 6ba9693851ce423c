/// Text for a terminal, piece by piece with a style.
///
/// ```swift
/// console.print("\(product.name, .bold)  \(price)")
/// ```
/// Control characters are dropped from every piece, so that what a service sends can never move the cursor.
struct StyledText: ExpressibleByStringInterpolation {
  /// Emphasis, as the parameter of an SGR sequence (ECMA-48, 8.3.117).
  enum Style: String {
    case bold = "1"
    case dim = "2"
    case red = "31"
    case green = "32"
    case yellow = "33"
  }

  private var pieces: [(text: String, style: Style?)] = []

  init(_ text: String, _ style: Style? = nil) {
    pieces = [(text.withoutControls, style)]
  }

  init(stringLiteral value: String) {
    self.init(value)
  }

  init(stringInterpolation: StringInterpolation) {
    pieces = stringInterpolation.pieces
  }

  /// So many blanks.
  init(blanks count: Int) {
    pieces = count > 0 ? [(String(repeating: " ", count: count), nil)] : []
  }

  /// The number of columns of a terminal that it takes.
  var width: Int { pieces.reduce(0) { $0 + $1.text.columns } }

  /// The text without its styles.
  var plain: String { pieces.map(\.text).joined() }

  /// The text with escape sequences.
  var coloured: String {
    pieces.map { piece in
      piece.style.map { "\u{1B}[\($0.rawValue)m\(piece.text)\u{1B}[0m" } ?? piece.text
    }.joined()
  }

  /// At most this many columns; an ellipsis takes the place of what is cut.
  func cut(to width: Int) -> StyledText {
    guard self.width > width else { return self }
    var room = max(0, width - 1)
    let kept = characters.prefix { character in
      room -= character.value.columns
      return room >= 0
    }
    return StyledText(kept + [Styled(value: "…", style: nil)])
  }

  /// The text in lines of at most `width` columns, broken at blanks. The lines after the first begin with the
  /// blanks that the first one begins with.
  ///
  /// A longer word is broken where the line ends, or has a line of its own, so that an address stays in one piece.
  func wrapped(to width: Int, breakingWords: Bool) -> [StyledText] {
    guard self.width > width else { return [self] }
    let indent = characters.prefix { $0.value == " " }
    let margin = indent.count < width ? Array(indent) : []
    var lines: [[Styled]] = []
    var line = margin
    var room = width - margin.count
    /// Where the line can be broken: at a blank behind a word.
    var blank: Int?
    for character in characters.dropFirst(indent.count) {
      let isBlank = character.value == " "
      if isBlank, line.count == margin.count { continue }
      if character.value.columns > room, line.count > margin.count {
        if isBlank {
          lines.append(line)
          line = margin
        } else if let blank {
          lines.append(Array(line[..<blank]))
          line = margin + line[blank...].drop { $0.value == " " }
        } else if breakingWords {
          lines.append(line)
          line = margin
        }
        room = width - line.reduce(0) { $0 + $1.value.columns }
        blank = nil
        if isBlank { continue }
      }
      if isBlank, line.last?.value != " " { blank = line.count }
      line.append(character)
      room -= character.value.columns
    }
    lines.append(line)
    return lines.map { line in StyledText(line.dropLast(line.reversed().prefix { $0.value == " " }.count)) }
  }

  /// One character with its style.
  private struct Styled {
    let value: Character
    let style: Style?
  }

  private var characters: [Styled] {
    pieces.flatMap { piece in piece.text.map { Styled(value: $0, style: piece.style) } }
  }

  /// Joins what has the same style.
  private init(_ characters: some Sequence<Styled>) {
    pieces = []
    for character in characters {
      if let last = pieces.last, last.style == character.style {
        pieces[pieces.count - 1].text.append(character.value)
      } else {
        pieces.append((String(character.value), character.style))
      }
    }
  }

  static func + (left: StyledText, right: StyledText) -> StyledText {
    var sum = left
    sum.pieces += right.pieces
    return sum
  }

  /// Collects the pieces of a literal.
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var pieces: [(text: String, style: Style?)] = []

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) {
      pieces.append((literal, nil))
    }

    mutating func appendInterpolation(_ value: some CustomStringConvertible, _ style: Style? = nil) {
      pieces.append((value.description.withoutControls, style))
    }

    mutating func appendInterpolation(_ value: StyledText) {
      pieces += value.pieces
    }
  }
}

extension String {
  /// The text with white space in place of line breaks and tabs, and without other control characters.
  var withoutControls: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    var kept = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar == "\n" || scalar == "\t" {
        kept.append(" ")
      } else if !scalar.isControl {
        kept.append(scalar)
      }
    }
    return String(kept)
  }

  /// The text in quotation marks and of bounded length, for a message.
  var quoted: String { "“\(prefix(80).description.withoutControls)\(count > 80 ? "…" : "")”" }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool {
    switch properties.generalCategory {
    // Format characters could reverse the direction of what follows.
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: ("\u{202A}"..."\u{202E}").contains(self) || ("\u{2066}"..."\u{2069}").contains(self)
    default: false
    }
  }
}

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

  /// The number of columns that it takes, each character being one wide.
  var width: Int { pieces.reduce(0) { $0 + $1.text.count } }

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
    var rest = max(0, width - 1)
    var result = self
    result.pieces = []
    for piece in pieces where rest > 0 {
      let kept = String(piece.text.prefix(rest))
      result.pieces.append((kept, piece.style))
      rest -= kept.count
    }
    result.pieces.append(("…", nil))
    return result
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

import Foundation

extension Path: LosslessStringConvertible {
  /// A path of its text, the numbers of each step before its letter; nil if the text is anything else.
  public init?(_ string: String) {
    var numbers: [CGFloat] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
      } else if let element = Element(letter: word, numbers: numbers),
        !elements.isEmpty || element.isMove
      {
        elements.append(element)
        numbers = []
      } else {
        return nil
      }
    }
    guard numbers.isEmpty else { return nil }
  }

  /// The steps as text: `0 0 m 10 0 l 10 10 20 20 q h`.
  public var description: String {
    elements.map(\.text).joined(separator: " ")
  }
}

extension Path.Element {
  fileprivate init?(letter: Substring, numbers: [CGFloat]) {
    let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
      CGPoint(x: numbers[$0], y: numbers[$0 + 1])
    }
    switch (letter, numbers.count) {
    case ("m", 2): self = .move(to: points[0])
    case ("l", 2): self = .line(to: points[0])
    case ("q", 4): self = .quadCurve(to: points[1], control: points[0])
    case ("c", 6): self = .curve(to: points[2], control1: points[0], control2: points[1])
    case ("h", 0): self = .closeSubpath
    default: return nil
    }
  }

  fileprivate var isMove: Bool {
    if case .move = self { true } else { false }
  }

  fileprivate var text: String {
    switch self {
    case .move(let end): "\(end.text) m"
    case .line(let end): "\(end.text) l"
    case .quadCurve(let end, let control): "\(control.text) \(end.text) q"
    case .curve(let end, let control1, let control2): "\(control1.text) \(control2.text) \(end.text) c"
    case .closeSubpath: "h"
    }
  }
}

extension CGPoint {
  fileprivate var text: String { "\(Self.text(x)) \(Self.text(y))" }

  private static func text(_ number: CGFloat) -> String {
    let text = "\(Double(number))"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

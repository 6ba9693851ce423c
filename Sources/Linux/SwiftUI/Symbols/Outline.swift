import Foundation

/// Lines and curves in a box of 24 by 24 units, from which symbols are drawn.
package struct Outline: Hashable, Sendable {
  /// A step of the pen.
  package enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case curve(CGPoint, CGPoint, to: CGPoint)
    case close
  }

  package var elements: [Element]

  init(_ elements: [Element]) {
    self.elements = elements
  }

  init(joining outlines: [Outline]) {
    elements = outlines.flatMap(\.elements)
  }

  /// The outline as data of an SVG path, with the absolute commands M, L, C and Z only.
  /// https://www.w3.org/TR/SVG2/paths.html#PathData
  package var data: String {
    func text(_ point: CGPoint) -> String {
      "\((point.x * 100).rounded() / 100) \((point.y * 100).rounded() / 100)"
    }
    return elements.map { element in
      switch element {
      case .move(let point): "M\(text(point))"
      case .line(let point): "L\(text(point))"
      case .curve(let first, let second, let end): "C\(text(first)) \(text(second)) \(text(end))"
      case .close: "Z"
      }
    }.joined(separator: " ")
  }

  /// The outline with every point moved.
  func moved(_ move: (CGPoint) -> CGPoint) -> Outline {
    Outline(
      elements.map { element in
        switch element {
        case .move(let point): .move(move(point))
        case .line(let point): .line(move(point))
        case .curve(let first, let second, let end): .curve(move(first), move(second), to: move(end))
        case .close: .close
        }
      })
  }

  /// Larger or smaller, about a point that comes to lie at the centre of the box unless told otherwise.
  func scaled(_ factor: CGFloat, to centre: CGPoint = CGPoint(x: 12, y: 12)) -> Outline {
    moved { CGPoint(x: centre.x + ($0.x - 12) * factor, y: centre.y + ($0.y - 12) * factor) }
  }

  /// Turned clockwise about the centre of the box.
  func rotated(_ degrees: CGFloat) -> Outline {
    let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
    return moved {
      let (x, y) = ($0.x - 12, $0.y - 12)
      return CGPoint(x: 12 + x * cosine - y * sine, y: 12 + x * sine + y * cosine)
    }
  }

  /// The outline so many times, turned all round the centre of the box.
  func repeated(_ count: Int) -> Outline {
    Outline(joining: (0..<count).map { rotated(CGFloat($0) * 360 / CGFloat(count)) })
  }

  /// Left and right exchanged.
  var mirrored: Outline {
    moved { CGPoint(x: 24 - $0.x, y: $0.y) }
  }
}

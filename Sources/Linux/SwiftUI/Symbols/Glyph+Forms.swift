import Foundation

extension Glyph {
  typealias Layer = SymbolDrawing.Layer

  private static let lineWidth: CGFloat = 1.75

  /// The layers of a form; nil where the symbol has none of that form.
  func layers(of form: Form) -> [Layer]? {
    switch form {
    case .plain: plain
    case .fill: variants.contains(.fill) ? filled : nil
    case .circle: variants.contains(.circle) ? framed(by: Self.circle) : nil
    case .circleFill: variants.contains(.circle) ? cut(outOf: Self.circle) : nil
    case .square: variants.contains(.square) ? framed(by: Self.square) : nil
    case .squareFill: variants.contains(.square) ? cut(outOf: Self.square) : nil
    case .slash: variants.contains(.slash) ? plain + Self.slash : nil
    case .slashFill: variants.contains([.slash, .fill]) ? filled + Self.slash : nil
    case .badge: variants.contains(.badge) ? plain + Self.badge : nil
    case .badgeFill: variants.contains([.badge, .fill]) ? filled + Self.badge : nil
    case .badgePlus: variants.contains(.addition) ? plain + Self.badge(.plus) : nil
    case .badgeMinus: variants.contains(.addition) ? plain + Self.badge(.minus) : nil
    case .fillBadgePlus: variants.contains([.addition, .fill]) ? filled + Self.badge(.plus) : nil
    case .fillBadgeMinus: variants.contains([.addition, .fill]) ? filled + Self.badge(.minus) : nil
    case .badgeCross: variants.contains(.answer) ? plain + Self.badge(.cross) : nil
    case .badgeCheck: variants.contains(.answer) ? plain + Self.badge(.check) : nil
    }
  }

  private static func stroke(_ outline: Outline, width: CGFloat = lineWidth, erasing: Bool = false) -> Layer {
    Layer(outline: outline, paint: .stroke(width: width), isErasing: erasing)
  }

  private static func fill(_ outline: Outline, erasing: Bool = false) -> Layer {
    Layer(outline: outline, paint: .fill, isErasing: erasing)
  }

  private var plain: [Layer] {
    [
      Self.stroke(body), Self.stroke(detail), Self.fill(dots), Self.stroke(lines), Self.fill(marks),
    ].filter { !$0.outline.elements.isEmpty }
  }

  private var filled: [Layer] {
    [
      Self.fill(body), Self.stroke(body), Self.fill(panes, erasing: true),
      Self.stroke(detail, erasing: true), Self.fill(dots, erasing: true), Self.stroke(lines),
      Self.fill(marks),
    ].filter { !$0.outline.elements.isEmpty }
  }

  // A frame's glyph is small, so that it is filled where it can be.
  private var framedGlyph: [Layer] {
    (variants.contains(.fill) ? filled : plain).map { layer in
      var layer = layer
      layer.outline = layer.outline.scaled(0.5)
      if case .stroke(let width) = layer.paint { layer.paint = .stroke(width: width * 0.85) }
      return layer
    }
  }

  private static let circle = Outline.circle(12, 12, 9.25)
  private static let square = Outline.rect(3.25, 3.25, 17.5, 17.5, corner: 3.5)

  private func framed(by frame: Outline) -> [Layer] {
    [Self.stroke(frame)] + framedGlyph
  }

  private func cut(outOf frame: Outline) -> [Layer] {
    [Self.fill(frame), Self.stroke(frame)]
      + framedGlyph.map { layer in
        var layer = layer
        layer.isErasing.toggle()
        return layer
      }
  }

  private static let slash = [
    stroke(.line(4.5, 2.5, 22, 20), width: 2.25, erasing: true), stroke(.line(3.25, 3.75, 20.5, 21)),
  ]

  private static let badge = [
    fill(.circle(17.75, 6.25, 5.25), erasing: true), fill(.circle(17.75, 6.25, 3.75)),
  ]

  private static func badge(_ sign: Outline) -> [Layer] {
    [
      fill(.circle(18.5, 18.5, 5.5), erasing: true),
      stroke(sign.scaled(0.42, to: CGPoint(x: 18.5, y: 18.5))),
    ]
  }
}

extension Outline {
  static let plus = Outline(joining: [.line(12, 4, 12, 20), .line(4, 12, 20, 12)])
  static let minus = Outline.line(4, 12, 20, 12)
  static let cross = Outline(joining: [.line(5.25, 5.25, 18.75, 18.75), .line(18.75, 5.25, 5.25, 18.75)])
  static let check = Outline.polyline([(4, 12.75), (9.25, 18.25), (20, 5.75)])
}

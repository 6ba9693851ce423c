/// What a banner of the fashion shop shows: a pattern of stripes, and clothes or furniture in front of it.
enum FashionDrawing: String, CaseIterable, Sendable {
  case dress, shirt, trousers, jacket, shoe, bag, swimwear, child, lamp, sofa, star, percent

  /// A banner of 1080 × 432 pixels.
  func picture(colour: Colour) -> Canvas {
    let ground = colour.lighter(0.62)
    var canvas = Canvas(width: 1080, height: 432, background: .horizontal(ground.lighter(0.35), ground))
    for stripe in 0..<9 {
      let x = 40 + Double(stripe) * 8
      canvas.fill(
        .polygon(Point(x + 8, 0), Point(x + 12, 0), Point(x - 4, 40), Point(x - 8, 40)), .white, opacity: 0.28
      )
    }
    canvas.fill(.circle(74, 20, 16), .white, opacity: 0.55)
    draw(on: &canvas, colour)
    return canvas
  }

  private func draw(on canvas: inout Canvas, _ colour: Colour) {
    switch self {
    case .dress: canvas.drawDress(colour)
    case .shirt: canvas.drawShirt(colour)
    case .trousers: canvas.drawTrousers(colour)
    case .jacket: canvas.drawJacket(colour)
    case .shoe: canvas.drawShoe(colour)
    case .bag: canvas.drawBag(colour)
    case .swimwear: canvas.drawSwimwear(colour)
    case .child: canvas.drawRomper(colour)
    case .lamp: canvas.drawLamp(colour)
    case .sofa: canvas.drawSofa(colour)
    case .star: canvas.drawStar(colour)
    case .percent: canvas.drawPercent(colour)
    }
  }
}

extension Canvas {
  fileprivate mutating func drawDress(_ colour: Colour) {
    fill(
      .polygon(
        Point(69, 5), Point(72, 9), Point(76, 9), Point(79, 5), Point(81, 8), Point(79.5, 17), Point(87, 35),
        Point(61, 35), Point(68.5, 17), Point(67, 8)),
      .vertical(colour.lighter(0.15), colour.darker(0.1)))
    fill(.rectangle(68.4, 16.4, 11.2, 1.8), colour.darker(0.4))
    for (x, y) in [(68.0, 24.0), (74, 22), (80, 25), (71, 29), (77, 30), (83, 32), (66, 32)] {
      fill(.circle(x, y, 0.8), .white, opacity: 0.85)
    }
  }

  fileprivate mutating func drawShirt(_ colour: Colour) {
    fill(
      .polygon(
        Point(68, 6), Point(74, 9), Point(80, 6), Point(89, 13), Point(85.5, 19), Point(82.5, 17),
        Point(82.5, 35), Point(65.5, 35), Point(65.5, 17), Point(62.5, 19), Point(59, 13)),
      .vertical(colour.lighter(0.12), colour.darker(0.08)))
    fill(.polygon(Point(70, 6.8), Point(78, 6.8), Point(74, 12)), colour.lighter(0.7))
    fill(.rectangle(73.7, 12, 0.6, 23), colour.darker(0.35))
    for button in 0..<5 { fill(.circle(74, 15 + Double(button) * 4.2, 0.6), .white) }
  }

  fileprivate mutating func drawTrousers(_ colour: Colour) {
    fill(
      .polygon(
        Point(66, 4), Point(82, 4), Point(84, 36), Point(76.5, 36), Point(74, 14), Point(71.5, 36),
        Point(64, 36)),
      .horizontal(colour.lighter(0.1), colour.darker(0.2)))
    fill(.rectangle(66, 4, 16, 2.4), colour.darker(0.4))
    fill(.rectangle(73, 4.2, 2, 2), Colour(0xE8C468))
    fill(.line(Point(69, 8), Point(67, 12), width: 0.5), colour.lighter(0.6))
    fill(.line(Point(79, 8), Point(81, 12), width: 0.5), colour.lighter(0.6))
  }

  fileprivate mutating func drawJacket(_ colour: Colour) {
    fill(
      .polygon(
        Point(67, 6), Point(74, 8), Point(81, 6), Point(88, 12), Point(90, 31), Point(85.5, 31),
        Point(83.5, 18), Point(83.5, 36), Point(64.5, 36), Point(64.5, 18), Point(62.5, 31), Point(58, 31),
        Point(60, 12)),
      .vertical(colour, colour.darker(0.25)))
    fill(.polygon(Point(70, 7), Point(78, 7), Point(74, 20)), .white)
    fill(.polygon(Point(70, 7), Point(74, 20), Point(68, 14)), colour.darker(0.4))
    fill(.polygon(Point(78, 7), Point(74, 20), Point(80, 14)), colour.darker(0.4))
    for y in [23.0, 28.0] { fill(.circle(74, y, 0.8), Colour(0xE8C468)) }
  }

  fileprivate mutating func drawShoe(_ colour: Colour) {
    fill(
      .polygon(
        Point(58, 14), Point(64, 12), Point(70, 18), Point(80, 23), Point(90, 25), Point(92, 29),
        Point(57, 29)),
      .vertical(colour.lighter(0.15), colour.darker(0.1)))
    fill(.rounded(56, 28.4, 37, 3.6, radius: 1.6), .white)
    fill(.rectangle(57, 31, 35, 1), colour.darker(0.4))
    for lace in 0..<3 {
      let (x, y) = (66.5 + Double(lace) * 3.6, 16.5 + Double(lace) * 2)
      fill(.line(Point(x, y), Point(x + 3, y - 2), width: 0.9), .white)
    }
  }

  fileprivate mutating func drawBag(_ colour: Colour) {
    fill(.ring(74, 14, radius: 8, width: 1.6, from: 180, to: 360), colour.darker(0.4))
    fill(.rounded(61, 13, 26, 21, radius: 3), .vertical(colour.lighter(0.12), colour.darker(0.15)))
    fill(.polygon(Point(61, 15), Point(87, 15), Point(82, 24), Point(66, 24)), colour.darker(0.25))
    fill(.circle(74, 24, 1.6), Colour(0xE8C468))
  }

  fileprivate mutating func drawSwimwear(_ colour: Colour) {
    fill(
      .curve(
        Point(56, 30), Point(63, 26), Point(70, 30), Point(77, 34), Point(84, 30), Point(89, 27),
        Point(94, 30), Point(94, 38), Point(75, 38), Point(56, 38)), Colour(0x4FB3D1), opacity: 0.7)
    fill(
      .polygon(
        Point(68, 4), Point(70, 4), Point(71.4, 11), Point(76.6, 11), Point(78, 4), Point(80, 4),
        Point(81.6, 13),
        Point(80, 19), Point(80.4, 24), Point(82.4, 30), Point(78.6, 31), Point(76, 35), Point(72, 35),
        Point(69.4, 31), Point(65.6, 30), Point(67.6, 24), Point(68, 19), Point(66.4, 13)),
      .vertical(colour.lighter(0.1), colour.darker(0.15)))
    for y in [15.0, 20.0, 25.0] { fill(.rectangle(68.6, y, 10.8, 1.2), .white, opacity: 0.8) }
  }

  fileprivate mutating func drawRomper(_ colour: Colour) {
    fill(
      .polygon(
        Point(69, 7), Point(74, 9), Point(79, 7), Point(86, 13), Point(83, 18), Point(81, 16), Point(82, 27),
        Point(80, 34), Point(75.5, 34), Point(74, 28), Point(72.5, 34), Point(68, 34), Point(66, 27),
        Point(67, 16), Point(65, 18), Point(62, 13)),
      .vertical(colour.lighter(0.2), colour))
    fill(.circle(74, 19, 4), .white)
    fill(.circle(72.6, 18.2, 0.6), .ink)
    fill(.circle(75.4, 18.2, 0.6), .ink)
    fill(.ring(74, 19.2, radius: 1.8, width: 0.5, from: 20, to: 160), .ink)
  }

  fileprivate mutating func drawLamp(_ colour: Colour) {
    fill(
      .polygon(Point(68, 6), Point(80, 6), Point(85, 18), Point(63, 18)),
      .vertical(colour.lighter(0.2), colour))
    fill(
      .polygon(Point(63, 18), Point(85, 18), Point(95, 38), Point(53, 38)), Colour(0xFFF1C2), opacity: 0.45)
    fill(.rectangle(73.4, 18, 1.2, 15), colour.darker(0.5))
    fill(.rounded(66, 32.6, 16, 2.2, radius: 1), colour.darker(0.5))
  }

  fileprivate mutating func drawSofa(_ colour: Colour) {
    fill(.rounded(58, 11, 32, 15, radius: 4), colour.darker(0.15))
    fill(.rounded(57, 20, 34, 9, radius: 2.4), .vertical(colour.lighter(0.15), colour))
    for x in [54.0, 87.0] { fill(.rounded(x, 16, 7, 14, radius: 3), colour.darker(0.25)) }
    for x in [58.0, 87.0] { fill(.rectangle(x, 30, 1.8, 3.6), .ink) }
    fill(Shape.rounded(63, 13, 7, 7, radius: 1.6).turned(10, around: Point(66, 17)), .white, opacity: 0.85)
  }

  fileprivate mutating func drawStar(_ colour: Colour) {
    fill(.star(74, 20, outer: 16, inner: 6.6), .vertical(colour.lighter(0.1), colour.darker(0.15)))
  }

  fileprivate mutating func drawPercent(_ colour: Colour) {
    fill(.circle(74, 20, 14.5), .vertical(colour, colour.darker(0.2)))
    fill(.line(Point(81, 11), Point(67, 29), width: 2), .white)
    fill(.ring(69, 15, radius: 3, width: 1.8), .white)
    fill(.ring(79, 25, radius: 3, width: 1.8), .white)
  }
}

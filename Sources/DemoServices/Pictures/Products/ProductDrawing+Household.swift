/// Kitchen and cleaning.
extension Canvas {
  mutating func drawOven(_ colour: Colour) {
    fill(.rounded(18, 14, 64, 70, radius: 3), .horizontal(colour.lighter(0.3), colour.darker(0.1)))
    fill(.rectangle(18, 14, 64, 15), colour.darker(0.3))
    for knob in 0..<4 {
      fill(.circle(27 + Double(knob) * 8, 21.5, 2.8), colour.lighter(0.7))
      fill(.line(Point(27 + Double(knob) * 8, 21.5), Point(27 + Double(knob) * 8, 19.2), width: 0.9), .ink)
    }
    fill(.rounded(60, 18.5, 17, 6.4, radius: 1), .ink)
    fill(.rounded(62, 20.6, 8, 2.2, radius: 1), Colour(0x7FE0A8))
    fill(.rounded(24, 35, 52, 3.4, radius: 1.7), Colour(0xE6EAF0))
    fill(.rounded(24, 43, 52, 34, radius: 2.5), .ink)
    fill(.rounded(28, 47, 44, 26, radius: 1.5), .vertical(Colour(0x6B3A20), Colour(0xF2A65A)))
    fill(.rounded(36, 60, 28, 9, radius: 4.5), Colour(0x8A5A2B))
    for bar in [56.0, 69.0] { fill(.rectangle(28, bar, 44, 0.9), Colour(0xC9CFD8)) }
  }

  mutating func drawRefrigerator(_ colour: Colour) {
    fill(.rounded(27, 8, 46, 76, radius: 4), .horizontal(colour.lighter(0.45), colour.lighter(0.05)))
    fill(.rectangle(27, 33, 46, 1.2), colour.darker(0.5))
    fill(.rounded(31, 16, 2.2, 12, radius: 1.1), colour.darker(0.4))
    fill(.rounded(31, 39, 2.2, 20, radius: 1.1), colour.darker(0.4))
    fill(.rounded(52, 15, 14, 8, radius: 1.2), .ink)
    fill(.rounded(54, 17.4, 7, 3, radius: 1), Colour(0x8FC7F2))
    fill(.rectangle(30, 84, 6, 2), colour.darker(0.6))
    fill(.rectangle(64, 84, 6, 2), colour.darker(0.6))
  }

  mutating func drawWasher(_ colour: Colour) {
    fill(.rounded(19, 14, 62, 70, radius: 4), .horizontal(colour.lighter(0.55), colour.lighter(0.25)))
    fill(.rounded(24, 18, 22, 7, radius: 1.2), .white)
    fill(.circle(72, 21.5, 3.6), colour.darker(0.2))
    fill(.rounded(53, 19.4, 12, 4.2, radius: 1), .ink)
    fill(.circle(50, 55, 22), Colour(0xB9C3D0))
    fill(.circle(50, 55, 17.5), .vertical(Colour(0x27344D), Colour(0x3C6FB0)))
    fill(
      .curve(
        Point(34, 58), Point(42, 50), Point(50, 57), Point(58, 64), Point(66, 56), Point(66, 72),
        Point(50, 72), Point(34, 72)), Colour(0x8FC7F2), opacity: 0.8)
    fill(.circle(44, 48, 2.2), .white, opacity: 0.7)
  }

  mutating func drawVacuum(_ colour: Colour) {
    fill(.circle(50, 56, 30), colour.darker(0.45))
    fill(.circle(50, 54, 29), .vertical(colour.lighter(0.3), colour.darker(0.1)))
    fill(.ring(50, 54, radius: 21, width: 1.4), colour.darker(0.35))
    fill(.circle(50, 40, 6.5), .ink)
    fill(.circle(50, 40, 3), colour.lighter(0.4))
    fill(.rounded(43, 60, 14, 5, radius: 2.5), colour.darker(0.35))
    fill(.circle(50, 62.5, 1.4), Colour(0x7FE0A8))
    fill(.rounded(24, 80, 52, 4, radius: 2), colour.darker(0.6))
  }

  mutating func drawCoffeeMaker(_ colour: Colour) {
    fill(.rounded(24, 14, 50, 70, radius: 5), .horizontal(colour.lighter(0.2), colour.darker(0.25)))
    fill(.rounded(32, 32, 42, 44, radius: 2), colour.darker(0.6))
    fill(.rounded(46, 30, 14, 8, radius: 2), colour.lighter(0.2))
    fill(.rectangle(52, 38, 2, 14), Colour(0x6B3A20))
    fill(.polygon(Point(43, 52), Point(63, 52), Point(60, 72), Point(46, 72)), .white)
    fill(.rectangle(44.2, 56, 17.6, 3), Colour(0x6B3A20))
    fill(.ring(64, 61, radius: 4, width: 1.8, from: -90, to: 100), .white)
    fill(.circle(32, 22, 2.4), Colour(0x7FE0A8))
    fill(.circle(40, 22, 2.4), colour.lighter(0.6))
  }

  mutating func drawLightBulb(_ colour: Colour) {
    for angle in stride(from: -160.0, through: -20, by: 28) {
      let ray = Shape.rounded(84, 41, 9, 2.4, radius: 1.2).turned(angle, around: Point(50, 42))
      fill(ray, Colour(0xFFD25E))
    }
    fill(.circle(50, 42, 22), .vertical(Colour(0xFFF1C2), Colour(0xFFD25E)))
    fill(.polygon(Point(38, 58), Point(62, 58), Point(58, 70), Point(42, 70)), Colour(0xFFD25E))
    fill(.rounded(41, 68, 18, 13, radius: 3), .horizontal(colour.lighter(0.3), colour.darker(0.3)))
    for y in [71.5, 75.5] { fill(.rectangle(41, y, 18, 1.2), colour.darker(0.5)) }
    fill(.circle(43, 34, 4), .white, opacity: 0.8)
  }
}

/// Phones, sound, pictures and play.
extension Canvas {
  mutating func drawPhone(_ colour: Colour) {
    fill(.rounded(32, 14, 36, 70, radius: 6), .horizontal(colour.lighter(0.2), colour.darker(0.35)))
    fill(.rounded(34, 16, 32, 66, radius: 4.5), .vertical(Colour(0x2B3550), colour.darker(0.3)))
    for row in 0..<4 {
      for column in 0..<3 {
        let tints: [UInt32] = [0xF2A65A, 0x7FE0A8, 0x8FC7F2, 0xF28BA0, 0xFFE08A]
        fill(
          .rounded(38 + Double(column) * 8.6, 27 + Double(row) * 10, 6.4, 6.4, radius: 1.8),
          Colour(tints[(row * 3 + column) % tints.count]))
      }
    }
    fill(.rounded(44, 18.5, 12, 2.4, radius: 1.2), .ink)
    fill(.rounded(43, 78, 14, 1.2, radius: 0.6), .white, opacity: 0.8)
  }

  mutating func drawTelevision(_ colour: Colour) {
    fill(.polygon(Point(26, 76), Point(30, 76), Point(24, 84), Point(20, 84)), colour.darker(0.5))
    fill(.polygon(Point(70, 76), Point(74, 76), Point(80, 84), Point(76, 84)), colour.darker(0.5))
    drawScreen(x: 6, y: 22, width: 88, height: 54, frame: colour, rim: 1.6)
  }

  mutating func drawHeadphones(_ colour: Colour) {
    fill(
      .ring(50, 52, radius: 29, width: 6.5, from: 180, to: 360),
      .horizontal(colour.lighter(0.1), colour.darker(0.25)))
    for side in [false, true] {
      let cup = Shape.rounded(13, 48, 17, 30, radius: 8)
      let cushion = Shape.rounded(25, 50, 9, 26, radius: 4.5)
      fill(side ? cushion.mirrored() : cushion, colour.darker(0.55))
      fill(side ? cup.mirrored() : cup, .vertical(colour.lighter(0.2), colour.darker(0.15)))
    }
    fill(.circle(21.5, 63, 3), colour.lighter(0.6))
  }

  mutating func drawSpeaker(_ colour: Colour) {
    fill(.rounded(28, 14, 44, 70, radius: 9), .horizontal(colour.lighter(0.2), colour.darker(0.3)))
    for (y, radius) in [(34.0, 9.0), (61.0, 16.0)] {
      fill(.circle(50, y, radius), colour.darker(0.6))
      fill(.ring(50, y, radius: radius - 1.6, width: 1.2), colour.lighter(0.25))
      fill(.circle(50, y, radius * 0.42), .vertical(colour.lighter(0.3), colour.darker(0.3)))
    }
    fill(.circle(64, 20, 1.4), Colour(0x7FE0A8))
  }

  mutating func drawCamera(_ colour: Colour) {
    fill(.rounded(36, 24, 28, 16, radius: 4), colour.darker(0.3))
    fill(.rounded(10, 34, 80, 48, radius: 7), .vertical(colour.lighter(0.2), colour.darker(0.2)))
    fill(.rectangle(10, 46, 80, 22), colour.darker(0.5))
    fill(.circle(50, 57, 20), colour.darker(0.15))
    fill(.circle(50, 57, 16), .ink)
    fill(.circle(50, 57, 11), .vertical(Colour(0x3C6FB0), Colour(0x142036)))
    fill(.circle(46, 52, 3), .white, opacity: 0.75)
    fill(.circle(80, 40, 2.6), Colour(0xF28BA0))
    fill(.rounded(16, 30, 12, 5, radius: 2), colour.darker(0.4))
  }

  mutating func drawController(_ colour: Colour) {
    fill(
      .curve(
        Point(24, 36), Point(50, 30), Point(76, 36), Point(92, 40), Point(93, 72), Point(88, 88),
        Point(70, 66), Point(50, 62), Point(30, 66), Point(12, 88), Point(7, 72), Point(8, 40)),
      .vertical(colour.lighter(0.3), colour.darker(0.2)))
    fill(.rounded(22, 44, 14, 4.4, radius: 1), colour.darker(0.6))
    fill(.rounded(26.8, 39.2, 4.4, 14, radius: 1), colour.darker(0.6))
    let buttons: [(Double, Double, UInt32)] = [
      (71, 41, 0x8FC7F2), (77, 46.4, 0xF28BA0), (65, 46.4, 0x7FE0A8), (71, 52, 0xFFE08A),
    ]
    for (x, y, tint) in buttons { fill(.circle(x, y, 2.7), Colour(tint)) }
    for x in [40.0, 60.0] {
      fill(.circle(x, 57, 5), colour.darker(0.6))
      fill(.circle(x, 56.4, 3.4), colour.darker(0.3))
    }
  }

  mutating func drawGameBox(_ colour: Colour) {
    fill(.rounded(24, 14, 52, 70, radius: 2.5), .vertical(colour, colour.darker(0.35)))
    fill(.rectangle(24, 14, 4, 70), colour.darker(0.5))
    fill(.rectangle(28, 14, 48, 9), .white, opacity: 0.9)
    fill(.rounded(32, 17, 24, 3, radius: 1.5), colour)
    fill(.circle(52, 46, 14), .vertical(Colour(0xFFE08A), Colour(0xF2A65A)))
    fill(.polygon(Point(28, 76), Point(28, 64), Point(42, 48), Point(56, 76)), colour.lighter(0.3))
    fill(.polygon(Point(46, 76), Point(62, 54), Point(76, 70), Point(76, 76)), colour.lighter(0.5))
    fill(.rounded(32, 78, 30, 2.4, radius: 1.2), .white, opacity: 0.9)
  }

  mutating func drawWatch(_ colour: Colour) {
    fill(
      .polygon(Point(38, 12), Point(62, 12), Point(65, 34), Point(35, 34)),
      .vertical(colour.darker(0.3), colour))
    fill(
      .polygon(Point(35, 66), Point(65, 66), Point(62, 88), Point(38, 88)),
      .vertical(colour, colour.darker(0.3)))
    fill(.rounded(27, 28, 46, 44, radius: 11), .horizontal(Colour(0xC9CFD8), Colour(0x8E97A5)))
    fill(.rounded(30, 31, 40, 38, radius: 9), .ink)
    fill(.rounded(73, 44, 3, 9, radius: 1.2), Colour(0x8E97A5))
    fill(.ring(50, 50, radius: 13, width: 3, from: -90, to: 150), Colour(0x7FE0A8))
    fill(.ring(50, 50, radius: 8.6, width: 3, from: -90, to: 60), Colour(0xF28BA0))
    fill(.line(Point(50, 50), Point(50, 44), width: 1.2), .white)
    fill(.line(Point(50, 50), Point(54, 52), width: 1.2), .white)
  }

  mutating func drawDrone(_ colour: Colour) {
    for (x, y) in [(24.0, 36.0), (76.0, 36.0), (24.0, 64.0), (76.0, 64.0)] {
      fill(.line(Point(50, 50), Point(x, y), width: 3.6), colour.darker(0.4))
    }
    for (x, y) in [(24.0, 36.0), (76.0, 36.0), (24.0, 64.0), (76.0, 64.0)] {
      fill(.ellipse(x, y, 16, 4), colour.lighter(0.5), opacity: 0.75)
      fill(.circle(x, y, 3.2), colour.darker(0.6))
    }
    fill(.rounded(37, 41, 26, 18, radius: 8), .vertical(colour.lighter(0.25), colour.darker(0.2)))
    fill(.circle(50, 57, 5), .ink)
    fill(.circle(50, 57, 2.6), Colour(0x3C6FB0))
  }

  mutating func drawDisc(_ colour: Colour) {
    fill(.rounded(12, 18, 50, 64, radius: 2), .vertical(colour, colour.darker(0.4)))
    fill(.rectangle(12, 18, 4, 64), colour.darker(0.6))
    fill(.rounded(22, 26, 32, 4, radius: 2), .white, opacity: 0.9)
    fill(.polygon(Point(22, 74), Point(36, 42), Point(52, 74)), colour.lighter(0.4))
    fill(.circle(66, 54, 25), .horizontal(Colour(0xE6EAF0), Colour(0xA9B4C6)))
    fill(.ring(66, 54, radius: 17, width: 9), .horizontal(Colour(0xF6DDEB), Colour(0xBFE3F2)), opacity: 0.8)
    fill(.circle(66, 54, 7), .white)
    fill(.circle(66, 54, 3.4), Colour(0x8E97A5))
  }

  mutating func drawAccessory(_ colour: Colour) {
    fill(.ring(50, 50, radius: 24, width: 4.5, from: -60, to: 240), colour)
    fill(.ring(50, 50, radius: 17, width: 4.5, from: -40, to: 260), colour.darker(0.25))
    fill(Shape.rounded(58, 20, 9, 17, radius: 2).turned(35, around: Point(62, 28)), colour.darker(0.5))
    fill(Shape.rounded(60, 13, 5, 8, radius: 0.8).turned(35, around: Point(62, 28)), Colour(0xC9CFD8))
    fill(Shape.rounded(33, 66, 9, 15, radius: 2).turned(30, around: Point(37, 74)), colour.darker(0.5))
  }
}

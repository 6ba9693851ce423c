/// Computers and what belongs to them.
extension Canvas {
  /// A screen in a frame, with a landscape on it.
  mutating func drawScreen(
    x: Double, y: Double, width: Double, height: Double, frame: Colour, rim: Double = 2.5
  ) {
    fill(.rounded(x, y, width, height, radius: 3.5), .vertical(frame.darker(0.25), frame.darker(0.5)))
    let (left, top) = (x + rim, y + rim)
    let (inner, tall) = (width - 2 * rim, height - 2 * rim)
    fill(.rounded(left, top, inner, tall, radius: 1.5), .vertical(Colour(0x8FC7F2), Colour(0xE9F4FB)))
    fill(.circle(left + inner * 0.72, top + tall * 0.3, min(inner, tall) * 0.11), Colour(0xFFE08A))
    let foot = top + tall
    fill(
      .polygon(
        Point(left, foot), Point(left, top + tall * 0.72), Point(left + inner * 0.3, top + tall * 0.45),
        Point(left + inner * 0.62, top + tall * 0.8), Point(left + inner * 0.62, foot)),
      frame.lighter(0.25))
    fill(
      .polygon(
        Point(left + inner * 0.3, foot), Point(left + inner * 0.74, top + tall * 0.55),
        Point(left + inner, top + tall * 0.78), Point(left + inner, foot)),
      frame.lighter(0.05))
  }

  mutating func drawLaptop(_ colour: Colour) {
    drawScreen(x: 20, y: 24, width: 60, height: 42, frame: colour)
    fill(
      .polygon(Point(20, 66), Point(80, 66), Point(91, 80), Point(9, 80)),
      .vertical(colour.lighter(0.35), colour.lighter(0.1)))
    for row in 0..<3 {
      let inset = 23.0 - Double(row) * 2.4
      fill(
        .rounded(inset, 67.8 + Double(row) * 2.7, 100 - 2 * inset, 1.9, radius: 0.6), colour.darker(0.45))
    }
    fill(.rounded(41, 76.2, 18, 2.6, radius: 0.8), colour.darker(0.15))
    fill(.rounded(9, 80, 82, 2.4, radius: 1.2), colour.darker(0.35))
  }

  mutating func drawMonitor(_ colour: Colour) {
    fill(.rectangle(45, 66, 10, 14), .horizontal(colour.darker(0.1), colour.darker(0.4)))
    fill(.rounded(31, 79, 38, 4.5, radius: 2), colour.darker(0.25))
    drawScreen(x: 12, y: 20, width: 76, height: 48, frame: colour, rim: 2)
  }

  mutating func drawKeyboard(_ colour: Colour) {
    fill(.rounded(10, 44, 80, 34, radius: 4), .vertical(colour.lighter(0.15), colour.darker(0.2)))
    for row in 0..<4 {
      for column in 0..<12 {
        let shift = Double(row) * 0.8
        fill(
          .rounded(13.5 + Double(column) * 6.1 + shift, 47.5 + Double(row) * 6.2, 4.7, 4.8, radius: 1),
          column == 11 ? Colour(0xF2A65A) : colour.lighter(0.75))
      }
    }
    fill(.rounded(32, 72.2, 36, 3.6, radius: 1), colour.lighter(0.75))
  }

  mutating func drawMouse(_ colour: Colour) {
    fill(
      .curve(
        Point(50, 20), Point(72, 20), Point(72, 50), Point(72, 84), Point(50, 84), Point(28, 84),
        Point(28, 50), Point(28, 20)),
      .horizontal(colour.lighter(0.3), colour.darker(0.25)))
    fill(.line(Point(50, 20), Point(50, 46), width: 0.8), colour.darker(0.5))
    fill(.rounded(47.4, 28, 5.2, 12, radius: 2.6), colour.darker(0.6))
    fill(.rounded(48.4, 30, 3.2, 4, radius: 1.4), Colour(0xF2A65A))
  }

  mutating func drawPrinter(_ colour: Colour) {
    fill(.rectangle(30, 20, 40, 26), .vertical(.white, Colour(0xE6EAF0)))
    fill(.rounded(14, 42, 72, 34, radius: 5), .vertical(colour.lighter(0.3), colour.darker(0.1)))
    fill(.rounded(22, 56, 56, 7, radius: 2), colour.darker(0.55))
    fill(.rectangle(28, 60, 44, 22), .vertical(Colour(0xDDE3EA), .white))
    for row in 0..<3 {
      fill(.rounded(33, 66 + Double(row) * 4.4, 34 - Double(row) * 8, 1.6, radius: 0.8), colour)
    }
    fill(.circle(78, 49, 1.8), Colour(0x63C58A))
  }

  mutating func drawRouter(_ colour: Colour) {
    for (from, to) in [
      (Point(26, 58), Point(20, 22)), (Point(50, 58), Point(50, 18)), (Point(74, 58), Point(80, 22)),
    ] {
      fill(.line(from, to, width: 3.4), colour.darker(0.4))
    }
    fill(.rounded(12, 56, 76, 24, radius: 7), .vertical(colour.lighter(0.2), colour.darker(0.2)))
    for lamp in 0..<5 {
      fill(.circle(26 + Double(lamp) * 9, 69, 1.7), lamp < 4 ? Colour(0x7FE0A8) : Colour(0xF2A65A))
    }
  }

  mutating func drawStorage(_ colour: Colour) {
    fill(.rounded(26, 20, 48, 62, radius: 6), .vertical(colour.lighter(0.15), colour.darker(0.3)))
    fill(.rounded(32, 28, 36, 26, radius: 3), colour.lighter(0.8))
    fill(.rounded(37, 34, 26, 3, radius: 1.5), colour)
    fill(.rounded(37, 41, 18, 3, radius: 1.5), colour.lighter(0.4))
    for contact in 0..<5 {
      fill(.rounded(33.5 + Double(contact) * 7, 68, 5, 10, radius: 1), Colour(0xE8C468))
    }
  }

  mutating func drawStylus(_ colour: Colour) {
    let centre = Point(50, 50)
    let tilt = 38.0
    fill(
      Shape.rounded(46, 12, 8, 60, radius: 3).turned(tilt, around: centre),
      .horizontal(colour.lighter(0.35), colour.darker(0.2)))
    fill(
      Shape.polygon(Point(46, 70), Point(54, 70), Point(50, 86)).turned(tilt, around: centre),
      colour.lighter(0.6))
    fill(
      Shape.polygon(Point(48.9, 81.5), Point(51.1, 81.5), Point(50, 86)).turned(tilt, around: centre), .ink)
    fill(Shape.rounded(46, 20, 8, 3, radius: 0.5).turned(tilt, around: centre), .white, opacity: 0.8)
    fill(Shape.rounded(48.4, 28, 3.2, 12, radius: 1.6).turned(tilt, around: centre), colour.darker(0.4))
  }
}

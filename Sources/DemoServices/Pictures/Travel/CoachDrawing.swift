/// The logo of a coach company: a coach in its colour, with its mark on the side.
struct CoachDrawing: Hashable, Sendable {
  /// What is painted on the coach.
  enum Mark: String, CaseIterable, Sendable {
    case star, hills, wave, leaf, sun, moon, rings
  }

  let mark: Mark
  let colour: Colour
  /// Pixels; the picture is half as high.
  let width: Int

  /// The largest logo that fits.
  init(mark: Mark, colour: Colour, fitting width: Int, _ height: Int) {
    self.mark = mark
    self.colour = colour
    self.width = min(max(min(width, height * 2), 16), 1024)
  }

  var picture: Canvas {
    var canvas = Canvas(width: width, height: width / 2, background: .solid(.white))
    canvas.fill(.ellipse(50, 43.6, 42, 2.2), Colour(0xD5DAE2))
    canvas.drawCoach(colour)
    canvas.draw(mark, colour)
    return canvas
  }
}

extension Canvas {
  fileprivate mutating func drawCoach(_ colour: Colour) {
    fill(.rounded(7, 9, 86, 31, radius: 5), .vertical(colour.lighter(0.12), colour.darker(0.1)))
    fill(.rounded(85, 13, 8.6, 12.4, radius: 2), Colour(0xBFDDEB))
    fill(.rounded(10.5, 13, 49, 10, radius: 2), Colour(0x27344D))
    for pillar in 1..<5 { fill(.rectangle(10 + Double(pillar) * 10, 13, 0.9, 10), colour.darker(0.1)) }
    fill(.rounded(74.5, 13, 8, 24.5, radius: 1.4), Colour(0xBFDDEB))
    fill(.rectangle(78.2, 13, 0.7, 24.5), colour.darker(0.35))
    fill(.rectangle(7, 34.8, 66, 1.6), .white, opacity: 0.75)
    fill(.rounded(90.4, 30, 3.2, 3.6, radius: 1), Colour(0xFFE9B0))
    fill(.rounded(6.6, 30, 2.2, 3.6, radius: 1), Colour(0xE0735A))
    for x in [24.0, 67.0] {
      fill(.circle(x, 39, 5.4), .ink)
      fill(.circle(x, 39, 2.4), Colour(0xC9CFD8))
    }
  }

  /// A white disc between the windows and the door, with the mark inside.
  fileprivate mutating func draw(_ mark: CoachDrawing.Mark, _ colour: Colour) {
    let (x, y) = (66.8, 24.0)
    fill(.circle(x, y, 6.8), .white)
    switch mark {
    case .star:
      fill(.star(x, y, outer: 5.4, inner: 2.2), colour)
    case .hills:
      fill(.polygon(Point(x - 5, y + 3), Point(x - 1.6, y - 3.6), Point(x + 2, y + 3)), colour)
      fill(.polygon(Point(x - 0.6, y + 3), Point(x + 2.4, y - 1.6), Point(x + 5, y + 3)), colour.lighter(0.3))
    case .wave:
      for row in [-2.4, 0.8] {
        fill(
          .curve(
            Point(x - 5, y + row), Point(x - 2.5, y + row - 3), Point(x, y + row),
            Point(x + 2.5, y + row + 3),
            Point(x + 5, y + row), Point(x + 5, y + row + 0.8), Point(x + 5, y + row + 1.6),
            Point(x + 2.5, y + row + 4.6), Point(x, y + row + 1.6), Point(x - 2.5, y + row - 1.4),
            Point(x - 5, y + row + 1.6), Point(x - 5, y + row + 0.8)),
          colour)
      }
    case .leaf:
      fill(
        .curve(Point(x - 3.6, y + 4), Point(x - 5, y - 4.6), Point(x + 4, y - 4.4), Point(x + 5, y + 4)),
        colour)
      fill(.line(Point(x - 4.4, y + 4.6), Point(x + 2.4, y - 2.4), width: 0.7), .white)
    case .sun:
      fill(.circle(x, y, 2.6), colour)
      for ray in 0..<8 {
        fill(
          Shape.rectangle(x - 0.5, y - 5.2, 1, 1.9).turned(Double(ray) * 45, around: Point(x, y)), colour)
      }
    case .moon:
      fill(.circle(x, y, 5), colour)
      fill(.circle(x + 2.2, y - 1.6, 4.2), .white)
    case .rings:
      for offset in [-2.4, 2.4] { fill(.ring(x + offset, y, radius: 2.8, width: 1.3), colour) }
    }
  }
}

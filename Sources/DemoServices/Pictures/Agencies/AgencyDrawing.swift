/// The logo of an estate agency: a white mark on its colour.
struct AgencyDrawing: Hashable, Sendable {
  let colour: Colour
  /// Chooses the mark.
  let name: String

  /// A picture of 320 × 128 pixels.
  var picture: Canvas {
    var canvas = Canvas(width: 320, height: 128, background: .horizontal(colour, colour.darker(0.25)))
    // Bars where a name would stand.
    canvas.fill(.rounded(42, 13.4, 46, 5.4, radius: 1.2), .white, opacity: 0.95)
    canvas.fill(.rounded(42, 22.6, 32, 3, radius: 1), .white, opacity: 0.6)
    switch Seed("agency \(name)").below(5) {
    case 0: canvas.drawRoof(colour)
    case 1: canvas.drawWaves()
    case 2: canvas.drawSprig(colour)
    case 3: canvas.drawKey(colour)
    default: canvas.drawRisingSun()
    }
    return canvas
  }
}

extension Canvas {
  fileprivate mutating func drawRoof(_ colour: Colour) {
    fill(
      .polygon(Point(8, 21), Point(21, 8), Point(34, 21), Point(30, 21), Point(21, 12.4), Point(12, 21)),
      .white)
    fill(.rectangle(14, 20.4, 14, 11), .white)
    fill(.rectangle(19, 24, 4, 7.4), colour)
  }

  fileprivate mutating func drawWaves() {
    fill(.circle(21, 14, 5), .white)
    for row in 0..<3 {
      for crest in 0..<3 {
        fill(
          .ring(12 + Double(crest) * 9, 22 + Double(row) * 4.4, radius: 4.5, width: 1.5, from: 0, to: 180),
          .white,
          opacity: 1 - Double(row) * 0.25)
      }
    }
  }

  fileprivate mutating func drawSprig(_ colour: Colour) {
    fill(.line(Point(21, 33), Point(21, 9), width: 1), .white)
    for row in 0..<4 {
      let y = 12 + Double(row) * 5.4
      let leaf = Shape.ellipse(26, y, 4.6, 1.9).turned(-28, around: Point(21, y + 2))
      fill(leaf, .white)
      fill(leaf.mirrored(at: 21), .white)
    }
    fill(.circle(21, 8.6, 2.2), .white)
  }

  fileprivate mutating func drawKey(_ colour: Colour) {
    fill(.ring(21, 13, radius: 5, width: 3), .white)
    fill(.rectangle(19.6, 17, 2.8, 16), .white)
    for y in [25.0, 29.4] { fill(.rectangle(21, y, 6, 2.4), .white) }
  }

  fileprivate mutating func drawRisingSun() {
    fill(.ring(21, 26, radius: 4, width: 8, from: 180, to: 360), .white)
    for ray in 0..<7 {
      fill(
        Shape.rounded(20.2, 9.4, 1.6, 5.4, radius: 0.8).turned(Double(ray) * 30 - 90, around: Point(21, 26)),
        .white)
    }
    fill(.rounded(8, 28.4, 26, 1.8, radius: 0.9), .white)
  }
}

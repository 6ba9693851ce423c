/// Houses of other kinds: in a row, and with a flat roof.
extension Canvas {
  mutating func drawTerrace(_ look: HomeLook) {
    let foot = unitHeight * 0.84
    drawSun(look)
    fill(.rectangle(0, foot, 100, unitHeight - foot), .vertical(Colour(0xA9AFB6), Colour(0x8D949C)))
    fill(.rectangle(0, foot, 100, 1.2), Colour(0xCFC8BC))
    for (number, x) in [(0, -3.0), (1, 23.5), (2, 50.0), (3, 76.5)] {
      let wall = number == 1 ? look.wall : look.wall.mixed(with: look.roof, number == 2 ? 0.18 : 0.3)
      drawTerraceHouse(look, wall: wall, x: x, foot: foot)
    }
    drawTree(8, foot + 2, 16)
    drawTree(91, foot + 2, 18)
  }

  private mutating func drawTerraceHouse(_ look: HomeLook, wall: Colour, x: Double, foot: Double) {
    let top = foot - 40
    fill(.rectangle(x, top, 26.5, 40), .vertical(wall.lighter(0.08), wall.darker(0.1)))
    fill(.rectangle(x, top - 1.6, 26.5, 2.4), wall.lighter(0.4))
    fill(
      .polygon(Point(x + 8, top - 1.6), Point(x + 13.2, top - 6), Point(x + 18.4, top - 1.6)),
      wall.lighter(0.25))
    for window in [4.0, 15.6] { drawWindow(x + window, top + 4, 6.6, 10) }
    fill(.rectangle(x + 0.6, foot - 21.4, 25.3, 1.3), look.roof)
    fill(.rectangle(x + 0.6, top + 12.4, 25.3, 0.8), look.roof)
    for bar in 0..<15 { fill(.rectangle(x + 1 + Double(bar) * 1.7, top + 12.8, 0.5, 6), look.roof) }
    fill(
      .polygon(
        Point(x, foot - 20), Point(x + 26.5, foot - 20), Point(x + 25, foot - 16.6),
        Point(x + 1.5, foot - 16.6)), look.roof.lighter(0.15))
    drawWindow(x + 3.6, foot - 13, 8.6, 9.4)
    drawDoor(look, x: x + 16, foot: foot)
    fill(.rectangle(x + 25.9, top, 0.6, 40), wall.darker(0.35))
  }

  mutating func drawModern(_ look: HomeLook) {
    let foot = unitHeight * 0.78
    drawSun(look)
    drawLawn(from: foot - 3)
    drawTree(8, foot, 26)
    let (concrete, timber) = (Colour(0xE6E4DF), look.floor)
    fill(.rectangle(16, foot - 16, 70, 16), .vertical(concrete, concrete.darker(0.14)))
    fill(.rectangle(14.5, foot - 17.4, 73, 1.8), Colour(0x4B5563))
    let glass = Paint.vertical(Colour(0x4E7899), Colour(0xB5D6E6))
    fill(.rectangle(44, foot - 14, 26, 14), glass)
    for pane in 1..<4 { fill(.rectangle(44 + Double(pane) * 6.5, foot - 14, 0.5, 14), .ink) }
    fill(.rectangle(19, foot - 13, 17, 13), .vertical(timber, timber.darker(0.18)))
    for board in 1..<6 {
      fill(.rectangle(19, foot - 13 + Double(board) * 2.2, 17, 0.35), timber.darker(0.35))
    }
    fill(.rectangle(74, foot - 13, 7, 13), .vertical(look.accent, look.accent.darker(0.2)))
    fill(.rectangle(79.2, foot - 8, 0.7, 4), .white)
    fill(.rectangle(30, foot - 33, 50, 15.6), .vertical(look.wall, look.wall.darker(0.12)))
    fill(.rectangle(28.5, foot - 34.6, 53, 1.8), Colour(0x4B5563))
    fill(.rectangle(34, foot - 31, 22, 11), glass)
    fill(.rectangle(44.8, foot - 31, 0.5, 11), .ink)
    fill(.rectangle(60, foot - 31, 16, 13.6), .vertical(timber.lighter(0.1), timber.darker(0.12)))
    for batten in 0..<10 {
      fill(.rectangle(60.6 + Double(batten) * 1.6, foot - 31, 0.5, 13.6), timber.darker(0.4))
    }
    fill(
      .polygon(Point(70, unitHeight), Point(74, foot), Point(81, foot), Point(88, unitHeight)),
      Colour(0xD5D1C8))
    for x in stride(from: 38.0, to: 72, by: 4.6) { fill(.ellipse(x, foot + 0.4, 2.6, 1.7), Colour(0x5B8A48)) }
  }
}

/// Houses, gardens and what can be seen from them.
extension Canvas {
  mutating func drawLawn(from horizon: Double) {
    fill(.rectangle(0, horizon, 100, unitHeight - horizon), .vertical(Colour(0x9CC66B), Colour(0x6FA04A)))
  }

  mutating func drawTree(_ x: Double, _ foot: Double, _ size: Double) {
    fill(.rectangle(x - size * 0.06, foot - size * 0.5, size * 0.12, size * 0.5), Colour(0x6B4F3A))
    fill(.circle(x, foot - size * 0.72, size * 0.34), Colour(0x5F9448))
    fill(.circle(x - size * 0.2, foot - size * 0.55, size * 0.24), Colour(0x6FA855))
    fill(.circle(x + size * 0.22, foot - size * 0.56, size * 0.25), Colour(0x4F8140))
  }

  mutating func drawWindow(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    fill(.rectangle(x - 0.7, y - 0.7, width + 1.4, height + 1.4), .white)
    fill(.rectangle(x, y, width, height), .vertical(Colour(0x5E86A8), Colour(0xBFDDEB)))
    fill(.rectangle(x + width / 2 - 0.35, y, 0.7, height), .white)
    fill(.rectangle(x, y + height / 2 - 0.35, width, 0.7), .white)
  }

  mutating func drawSun(_ look: HomeLook) {
    fill(.circle(look.choice("sun", of: 2) == 0 ? 84 : 14, 11, 4.6), Colour(0xFFF1C2), opacity: 0.9)
    for (x, y, size) in [(24.0, 12.0, 6.0), (66.0, 9.0, 5.0)] {
      fill(.ellipse(x, y, size * 1.6, size * 0.42), .white, opacity: 0.6)
      fill(.ellipse(x + size * 0.7, y - size * 0.3, size, size * 0.4), .white, opacity: 0.6)
    }
  }

  mutating func drawHouse(_ look: HomeLook) {
    let foot = unitHeight * 0.78
    drawSun(look)
    drawLawn(from: foot - 3)
    drawTree(10, foot, 22)
    drawTree(93, foot + 1, 18)
    fill(
      .polygon(Point(44, unitHeight), Point(48, foot), Point(54, foot), Point(62, unitHeight)),
      Colour(0xCFC8BC))
    if look.choice("storeys", of: 3) == 0 { drawUpperFloor(look, foot) } else { drawBungalow(look, foot) }
    for x in stride(from: 20.0, to: 82, by: 5.2) where !(44...58).contains(x) {
      fill(.circle(x, foot + 0.4, 2.3), Colour(0x4F8140))
      fill(.circle(x + 0.8, foot - 0.5, 0.7), look.accent.lighter(0.35))
    }
  }

  private mutating func drawBungalow(_ look: HomeLook, _ foot: Double) {
    let top = foot - 21
    fill(.rectangle(18, top, 64, 21), .vertical(look.wall, look.wall.darker(0.12)))
    fill(
      .polygon(Point(13, top + 1), Point(30, top - 14), Point(70, top - 14), Point(87, top + 1)),
      .vertical(look.roof.lighter(0.1), look.roof.darker(0.15)))
    fill(.rectangle(66, top - 17, 5, 8), look.roof.darker(0.3))
    drawWindow(24, top + 6, 13, 8)
    drawDoor(look, x: 47.5, foot: foot)
    if look.choice("garage", of: 2) == 0 {
      fill(.rectangle(61, top + 6, 18, 15), Colour(0xE6E8EB))
      for row in 1..<4 { fill(.rectangle(61, top + 6 + Double(row) * 3.7, 18, 0.4), Colour(0xB4BBC4)) }
    } else {
      drawWindow(63, top + 6, 13, 8)
    }
    fill(.rectangle(43.5, top + 3.4, 15, 1.6), look.roof.darker(0.2))
  }

  private mutating func drawUpperFloor(_ look: HomeLook, _ foot: Double) {
    let top = foot - 33
    fill(.rectangle(26, top, 48, 33), .vertical(look.wall, look.wall.darker(0.12)))
    fill(
      .polygon(Point(21, top + 1), Point(50, top - 15), Point(79, top + 1)),
      .vertical(look.roof.lighter(0.1), look.roof.darker(0.15)))
    fill(.circle(50, top - 5.2, 2.6), .white)
    fill(.circle(50, top - 5.2, 1.9), Colour(0x5E86A8))
    fill(.rectangle(26, top + 15.6, 48, 1.2), look.roof.lighter(0.35))
    for x in [31.0, 45.0, 59.0] { drawWindow(x, top + 5, 9.5, 7.5) }
    drawWindow(31, top + 20, 9.5, 7.5)
    drawDoor(look, x: 46, foot: foot)
    drawWindow(59, top + 20, 9.5, 7.5)
  }

  mutating func drawDoor(_ look: HomeLook, x: Double, foot: Double) {
    fill(.rectangle(x - 0.8, foot - 13.8, 8.6, 13.8), .white)
    fill(.rectangle(x, foot - 13, 7, 13), .vertical(look.accent, look.accent.darker(0.2)))
    fill(.rectangle(x + 1.6, foot - 11.4, 3.8, 3.4), Colour(0xBFDDEB))
    fill(.circle(x + 5.8, foot - 6, 0.5), Colour(0xE8C468))
  }

  mutating func drawApartments(_ look: HomeLook) {
    let foot = unitHeight * 0.86
    drawSun(look)
    let neighbour = look.sky.mixed(with: .ink, 0.25)
    fill(.rectangle(2, foot - 26, 18, 26), neighbour.lighter(0.25))
    fill(.rectangle(80, foot - 34, 18, 34), neighbour.lighter(0.15))
    fill(.rectangle(0, foot, 100, unitHeight - foot), Colour(0x8D949C))
    let floors = 4 + look.choice("floors", of: 2)
    let storey = 9.0
    let top = foot - Double(floors) * storey - 3
    fill(.rectangle(24, top, 52, foot - top), .horizontal(look.wall, look.wall.darker(0.14)))
    fill(.rectangle(22.5, top - 1.4, 55, 2.4), look.roof)
    for floor in 0..<floors {
      let y = top + 3 + Double(floor) * storey
      for column in 0..<4 {
        let x = 27.5 + Double(column) * 12
        if floor == floors - 1 && (column == 1 || column == 2) { continue }
        drawWindow(x, y, 8.5, 5.2)
        if (floor + column + look.choice("balcony", of: 2)) % 2 == 0 {
          fill(.rectangle(x - 1.2, y + 4.4, 10.9, 2.4), look.accent.lighter(0.15))
        }
      }
    }
    fill(.rectangle(40.5, foot - 8.5, 19, 8.5), look.accent.darker(0.25))
    fill(.rectangle(42, foot - 7.5, 7.4, 7.5), Colour(0xBFDDEB))
    fill(.rectangle(50.6, foot - 7.5, 7.4, 7.5), Colour(0xBFDDEB))
    drawTree(14, foot + 1, 17)
    drawTree(86, foot + 1, 15)
  }

  mutating func drawGarden(_ look: HomeLook) {
    let horizon = unitHeight * 0.46
    drawSun(look)
    drawLawn(from: horizon)
    for plank in 0..<17 {
      fill(
        .rectangle(Double(plank) * 6, horizon - 13, 5.4, 14), .vertical(look.floor, look.floor.darker(0.15)))
    }
    drawTree(14, horizon + 5, 30)
    drawTree(88, horizon + 4, 24)
    if look.choice("pool", of: 2) == 0 {
      fill(.ellipse(54, unitHeight * 0.78, 30, 9.6), Colour(0xE8E1D2))
      fill(.ellipse(54, unitHeight * 0.78, 27, 8), .vertical(Colour(0x4FB3D1), Colour(0x8FD9E8)))
    } else {
      fill(.rounded(34, unitHeight * 0.66, 36, 2.6, radius: 1), look.floor.darker(0.3))
      for x in [38.0, 64.0] { fill(.rectangle(x, unitHeight * 0.68, 1.6, 9), look.floor.darker(0.45)) }
      fill(.rectangle(51.4, unitHeight * 0.3, 1, 25), Colour(0x6B7280))
      fill(
        .polygon(Point(32, unitHeight * 0.42), Point(52, unitHeight * 0.28), Point(72, unitHeight * 0.42)),
        look.accent)
    }
    for x in stride(from: 26.0, to: 80, by: 7) {
      fill(.circle(x, horizon + 2, 3), Colour(0x4F8140))
      fill(.circle(x - 0.8, horizon + 0.8, 0.8), look.accent.lighter(0.35))
      fill(.circle(x + 1.2, horizon + 2.2, 0.8), Colour(0xFFE08A))
    }
  }

  mutating func drawView(_ look: HomeLook) {
    let horizon = unitHeight * 0.52
    drawSun(look)
    fill(.rectangle(0, horizon, 100, unitHeight - horizon), .vertical(Colour(0x3F8FB5), Colour(0x8FD0DE)))
    for (x, y, width) in [(18.0, 3.0, 14.0), (52, 6, 20), (76, 2, 10), (34, 10, 24)] {
      fill(.rectangle(x, horizon + y, width, 0.5), .white, opacity: 0.5)
    }
    let hills = Colour(0x6FA04A)
    fill(
      .curve(
        Point(0, horizon), Point(14, horizon - 18), Point(34, horizon), Point(40, horizon + 1),
        Point(46, horizon), Point(60, horizon - 9), Point(72, horizon), Point(40, horizon + 2)),
      hills.mixed(with: look.sky, 0.45))
    if look.choice("boat", of: 2) == 0 {
      fill(
        .polygon(
          Point(74, horizon + 6), Point(84, horizon + 6), Point(82, horizon + 8), Point(76, horizon + 8)),
        .white)
      fill(.polygon(Point(79, horizon - 4), Point(79, horizon + 5), Point(84, horizon + 5)), look.accent)
    }
    fill(.rectangle(0, unitHeight * 0.72, 100, 1.6), look.roof)
    for x in stride(from: 1.5, to: 100, by: 5) {
      fill(.rectangle(x, unitHeight * 0.72, 0.7, unitHeight * 0.2), look.roof)
    }
    fill(
      .rectangle(0, unitHeight * 0.9, 100, unitHeight * 0.1), .vertical(look.floor, look.floor.darker(0.15)))
    fill(.rounded(8, unitHeight * 0.68, 5, 15, radius: 1), look.floor.darker(0.4))
    fill(.circle(10.5, unitHeight * 0.64, 5), Colour(0x4F8140))
  }
}

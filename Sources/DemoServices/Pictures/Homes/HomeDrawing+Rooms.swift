/// Rooms, and the plan of them.
extension Canvas {
  private mutating func drawRoom(_ look: HomeLook) -> Double {
    let foot = unitHeight * 0.72
    let wall = look.wall.lighter(0.45)
    fill(.rectangle(0, 0, 100, foot), .vertical(wall, wall.darker(0.06)))
    fill(.rectangle(0, foot, 100, unitHeight - foot), .vertical(look.floor, look.floor.darker(0.12)))
    for board in 1..<4 {
      fill(.rectangle(0, foot + Double(board) * (unitHeight - foot) / 4, 100, 0.35), look.floor.darker(0.25))
    }
    fill(.rectangle(0, foot - 1.5, 100, 1.5), .white)
    return foot
  }

  mutating func drawLivingRoom(_ look: HomeLook) {
    let foot = drawRoom(look)
    drawWindow(8, 8, 24, 26)
    for x in [3.5, 33.0] { fill(.rectangle(x, 5, 5, foot - 9), look.accent.lighter(0.55)) }
    fill(.rectangle(46, 12, 16, 13), look.roof.darker(0.2))
    fill(.rectangle(47.4, 13.4, 13.2, 10.2), .vertical(look.accent.lighter(0.6), look.accent.lighter(0.2)))
    fill(.ellipse(56, unitHeight * 0.9, 38, 5), look.accent.lighter(0.7))
    fill(.rounded(38, foot - 17, 44, 15, radius: 4), look.accent.darker(0.12))
    fill(.rounded(36, foot - 9, 48, 11, radius: 3), .vertical(look.accent.lighter(0.1), look.accent))
    for x in [33.0, 80.0] { fill(.rounded(x, foot - 13, 8, 16, radius: 3), look.accent.darker(0.2)) }
    fill(
      Shape.rounded(44, foot - 15, 9, 9, radius: 2).turned(12, around: Point(48, foot - 10)), Colour(0xF3E9DA)
    )
    fill(.rounded(46, unitHeight * 0.84, 26, 2.4, radius: 1.2), Colour(0x8A5A2B))
    fill(.rectangle(49, unitHeight * 0.86, 1.4, 5), Colour(0x6B4F3A))
    fill(.rectangle(67.6, unitHeight * 0.86, 1.4, 5), Colour(0x6B4F3A))
    fill(.rectangle(91.3, 22, 1, foot - 20), Colour(0x6B7280))
    fill(.polygon(Point(87, 24), Point(89.5, 14), Point(94.5, 14), Point(97, 24)), Colour(0xFFE9B0))
  }

  mutating func drawKitchen(_ look: HomeLook) {
    let foot = drawRoom(look)
    for cupboard in 0..<3 {
      let x = 6 + Double(cupboard) * 15
      fill(.rectangle(x, 6, 14.2, 16), .vertical(look.accent.lighter(0.12), look.accent))
      fill(.rectangle(x + 12, 17, 0.8, 3.4), .white)
    }
    drawWindow(58, 8, 22, 16)
    fill(.rectangle(4, foot - 17, 80, 19), .vertical(look.accent.lighter(0.1), look.accent.darker(0.08)))
    fill(.rectangle(3, foot - 19, 82, 2.6), Colour(0xF4F1EC))
    for door in 0..<5 {
      fill(.rectangle(4 + Double(door) * 16, foot - 15, 0.5, 16), look.accent.darker(0.3))
      fill(.rectangle(10 + Double(door) * 16, foot - 13.4, 4, 0.8), .white)
    }
    fill(.rectangle(26, foot - 14, 12, 12), .ink)
    fill(.rectangle(27.4, foot - 11, 9.2, 7.6), Colour(0x6B3A20))
    fill(.ring(69, foot - 22, radius: 3.4, width: 0.9, from: 180, to: 360), Colour(0x8E97A5))
    fill(.rounded(10, foot - 24, 6, 5.4, radius: 1.5), Colour(0xB4474F))
    fill(.rectangle(86.5, 10, 13.5, foot - 8), .horizontal(Colour(0xE6E8EB), Colour(0xC3C9D1)))
    fill(.rectangle(86.5, 27, 13.5, 0.6), Colour(0x8E97A5))
    fill(.rectangle(88, 30, 0.8, 9), Colour(0x8E97A5))
  }

  mutating func drawBedroom(_ look: HomeLook) {
    let foot = drawRoom(look)
    drawWindow(70, 8, 20, 22)
    for x in [66.0, 90.5] { fill(.rectangle(x, 5, 4.5, 32), look.accent.lighter(0.6)) }
    fill(.rounded(16, foot - 25, 46, 24, radius: 4), look.roof.lighter(0.15))
    for x in [20.0, 41.0] { fill(.rounded(x, foot - 14, 17, 9, radius: 3), .white) }
    fill(.rounded(14, foot - 8, 50, 17, radius: 3), .vertical(Colour(0xFBFAF7), Colour(0xE5E1D8)))
    fill(.rectangle(14, foot - 1, 50, 10), .vertical(look.accent.lighter(0.25), look.accent))
    fill(.rectangle(15, foot + 9, 3, 4), Colour(0x6B4F3A))
    fill(.rectangle(60, foot + 9, 3, 4), Colour(0x6B4F3A))
    fill(.rectangle(68, foot - 6, 11, 12), look.floor.darker(0.2))
    fill(.rectangle(72.9, foot - 12, 1.2, 6), Colour(0x6B7280))
    fill(
      .polygon(
        Point(69.6, foot - 11), Point(71.4, foot - 18), Point(75.6, foot - 18), Point(77.4, foot - 11)),
      Colour(0xFFE9B0))
    fill(.rectangle(28, 9, 22, 11), look.accent.lighter(0.45))
    fill(.circle(35, 14.5, 3), look.accent.lighter(0.1))
  }

  mutating func drawBathroom(_ look: HomeLook) {
    let foot = drawRoom(look)
    let joint = Colour(0xD5DCE2)
    for column in 0..<17 { fill(.rectangle(Double(column) * 6, 18, 0.3, foot - 19.5), joint) }
    for row in 0..<6 { fill(.rectangle(0, 18 + Double(row) * 5.4, 100, 0.3), joint) }
    fill(.circle(24, 18, 10), look.floor)
    fill(.circle(24, 18, 8.8), .vertical(Colour(0xBFDDEB), Colour(0xEAF4F8)))
    fill(.rectangle(10, foot - 13, 28, 13), look.accent)
    fill(.rounded(8, foot - 16, 32, 4, radius: 2), .white)
    fill(.rounded(22.8, foot - 20, 2.4, 5, radius: 1), Colour(0x8E97A5))
    fill(.rounded(50, foot - 12, 44, 18, radius: 8), .vertical(.white, Colour(0xDDE3EA)))
    fill(.rounded(48, foot - 14, 48, 4, radius: 2), .white)
    fill(.ring(86, foot - 17, radius: 4, width: 1.2, from: 180, to: 360), Colour(0x8E97A5))
    fill(.rounded(56, foot - 13.5, 9, 12, radius: 1), look.accent.lighter(0.5))
  }

  mutating func drawFloorPlan(_ look: HomeLook) {
    fill(.rectangle(0, 0, 100, unitHeight), Colour(0xFBFBFA))
    let (left, top, right, bottom) = (14.0, unitHeight * 0.12, 86.0, unitHeight * 0.88)
    let (middle, centre) = (38 + Double(look.choice("wall", of: 20)), (top + bottom) / 2)
    let tints = [look.accent.lighter(0.8), look.floor.lighter(0.7), Colour(0xE3EFF5), Colour(0xF5EFE0)]
    fill(.rectangle(left, top, middle - left, centre - top), tints[0])
    fill(.rectangle(middle, top, right - middle, centre - top), tints[1])
    fill(.rectangle(left, centre, middle - left, bottom - centre), tints[2])
    fill(.rectangle(middle, centre, right - middle, bottom - centre), tints[3])
    let walls = [
      Shape.rectangle(left, top, right - left, 1.4), .rectangle(left, bottom - 1.4, right - left, 1.4),
      .rectangle(left, top, 1.4, bottom - top), .rectangle(right - 1.4, top, 1.4, bottom - top),
      .rectangle(middle, top, 1, centre - top - 8), .rectangle(middle, centre + 8, 1, bottom - centre - 8),
      .rectangle(left, centre, middle - left - 9, 1), .rectangle(middle + 10, centre, right - middle - 10, 1),
    ]
    for wall in walls { fill(wall, .ink) }
    fill(.ring(middle, centre, radius: 8, width: 0.4, from: 180, to: 270), .ink)
    fill(.rounded(left + 5, top + 5, 12, 8, radius: 1), Colour(0xB4BBC4))
    fill(.rounded(middle + 6, top + 5, 16, 6, radius: 2), look.accent.lighter(0.4))
    fill(.rounded(left + 5, bottom - 12, 9, 6, radius: 3), .white)
    fill(.circle(middle + 15, bottom - 11, 4.4), look.floor)
    for (x, y) in [(left + 12.0, top - 0.2), (right - 20, top - 0.2), (right - 20, bottom - 1.6)] {
      fill(.rectangle(x, y, 10, 1.8), Colour(0x8FC7F2))
    }
  }
}

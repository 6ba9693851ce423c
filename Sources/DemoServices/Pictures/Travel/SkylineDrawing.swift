/// The picture of a city: what one sees of it from afar.
struct SkylineDrawing: Hashable, Sendable {
  /// What a city is known by, from the back to the front of the picture.
  enum Sight: String, CaseIterable, Sendable {
    case hills, towers, needle, obelisk, dome, clock, castle, church, houses, bridge, lighthouse, harbour
  }

  let sights: Set<Sight>
  /// Chooses the colours and the details.
  let name: String

  /// A picture of 1024 × 576 pixels.
  var picture: Canvas {
    let skies: [(UInt32, UInt32)] = [
      (0x8EC9F0, 0xFDF3DF), (0xF3B58A, 0xFDF0DC), (0x9FB4E8, 0xFBE3E0), (0x7FC4CF, 0xF4F7E4),
      (0xB9A5DB, 0xFCE9D4),
    ]
    let sky = skies[choice("sky", of: skies.count)]
    var canvas = Canvas(
      width: 1024, height: 576, background: .vertical(Colour(sky.0), Colour(sky.1)))
    canvas.fill(.circle(choice("sun", of: 2) == 0 ? 82 : 17, 12, 5), Colour(0xFFF6DA), opacity: 0.9)
    for sight in Sight.allCases where sights.contains(sight) { canvas.draw(sight, of: self) }
    if !sights.contains(.harbour) { canvas.drawPark(of: self) }
    return canvas
  }

  /// A choice among `count`, for one detail.
  func choice(_ detail: String, of count: Int) -> Int { Seed("\(name)/\(detail)").below(count) }
}

/// Where the ground begins: all buildings stand on this line.
private let ground = 44.0

extension Canvas {
  fileprivate mutating func draw(_ sight: SkylineDrawing.Sight, of city: SkylineDrawing) {
    switch sight {
    case .hills: drawHills(of: city)
    case .towers: drawTowers(of: city)
    case .needle: drawNeedle()
    case .obelisk: drawObelisk()
    case .dome: drawDome()
    case .clock: drawClockTower()
    case .castle: drawCastle()
    case .church: drawChurch()
    case .houses: drawHouses(of: city)
    case .bridge: drawBridge()
    case .lighthouse: drawLighthouse()
    case .harbour: drawHarbour(of: city)
    }
  }

  private mutating func drawHills(of city: SkylineDrawing) {
    let shift = Double(city.choice("hills", of: 20))
    let (far, near) = (Colour(0x9DB7A8), Colour(0x7FA188))
    fill(.curve(Point(-30, ground), Point(shift + 5, 12), Point(70, ground), Point(20, ground)), far)
    fill(.curve(Point(25, ground), Point(shift + 65, 16), Point(130, ground), Point(80, ground)), near)
  }

  private mutating func drawTowers(of city: SkylineDrawing) {
    for row in 0..<2 {
      let tint = Colour(0x5E7290).lighter(row == 0 ? 0.5 : 0.2)
      for number in 0..<11 {
        let detail = "tower \(row) \(number)"
        let width = 5.0 + Double(city.choice(detail + " width", of: 4))
        let height = (row == 0 ? 13.0 : 8) + Double(city.choice(detail + " height", of: 15))
        let x = Double(number) * 9.4 - 3 + Double(row) * 4.6
        fill(.rectangle(x, ground - height, width, height), .vertical(tint, tint.lighter(0.15)))
        switch city.choice(detail + " roof", of: 4) {
        case 0: fill(.rectangle(x + width / 2 - 0.3, ground - height - 5, 0.6, 5), tint)
        case 1:
          fill(
            .polygon(
              Point(x, ground - height), Point(x + width / 2, ground - height - 5),
              Point(x + width, ground - height)), tint)
        case 2: fill(.rectangle(x + 1, ground - height - 2, width - 2, 2), tint)
        default: break
        }
        if row == 0 { continue }
        for floor in stride(from: 2.0, to: height - 1, by: 2.4) {
          for column in stride(from: 1.0, to: width - 1.2, by: 1.8) {
            fill(.rectangle(x + column, ground - height + floor, 0.9, 1.2), Colour(0xFFEFC4), opacity: 0.8)
          }
        }
      }
    }
  }

  private mutating func drawNeedle() {
    let steel = Colour(0x55657F)
    fill(.polygon(Point(63.2, ground), Point(64.5, 5), Point(65.5, 5), Point(66.8, ground)), steel)
    fill(.rounded(61, 15, 8, 3.4, radius: 1.7), steel.darker(0.2))
    fill(.rectangle(61.8, 16.2, 6.4, 0.7), Colour(0xFFEFC4))
  }

  private mutating func drawObelisk() {
    let stone = Colour(0xE9E4DA)
    fill(
      .polygon(Point(75.4, ground), Point(76.2, 13), Point(77.5, 9.6), Point(78.8, 13), Point(79.6, ground)),
      .horizontal(stone, stone.darker(0.25)))
  }

  private mutating func drawDome() {
    let stone = Colour(0xEFE9DD)
    fill(.rectangle(18, ground - 10, 38, 10), .vertical(stone, stone.darker(0.12)))
    for column in 0..<12 {
      fill(.rectangle(19.6 + Double(column) * 3.1, ground - 8, 1.2, 8), stone.darker(0.25))
    }
    fill(.rectangle(29, ground - 15, 16, 5.4), stone.darker(0.06))
    fill(.ring(37, ground - 15, radius: 3.6, width: 7.2, from: 180, to: 360), Colour(0x8FB3A4))
    fill(.rectangle(36, ground - 25.4, 2, 4), stone)
    fill(
      .polygon(Point(35.6, ground - 25), Point(37, ground - 28.6), Point(38.4, ground - 25)), Colour(0x8FB3A4)
    )
    fill(
      .polygon(Point(30, ground - 10), Point(37, ground - 13.6), Point(44, ground - 10)), stone.darker(0.16))
  }

  private mutating func drawClockTower() {
    let stone = Colour(0xC9A27A)
    fill(.rectangle(48, ground - 9, 34, 9), .vertical(stone, stone.darker(0.15)))
    for window in 0..<9 {
      fill(.rounded(49.8 + Double(window) * 3.6, ground - 6.6, 1.6, 4, radius: 0.8), stone.darker(0.5))
    }
    fill(
      .polygon(Point(47, ground - 9), Point(50, ground - 13), Point(80, ground - 13), Point(83, ground - 9)),
      Colour(0x5F8A7C))
    fill(.rectangle(61.6, ground - 28, 7, 28), .horizontal(stone.lighter(0.1), stone.darker(0.2)))
    fill(
      .polygon(Point(60.8, ground - 28), Point(65.1, ground - 37), Point(69.4, ground - 28)), Colour(0x5F8A7C)
    )
    fill(.circle(65.1, ground - 23.6, 2.3), .white)
    fill(.line(Point(65.1, ground - 23.6), Point(65.1, ground - 25.4), width: 0.4), .ink)
    fill(.line(Point(65.1, ground - 23.6), Point(66.3, ground - 23), width: 0.4), .ink)
  }

  private mutating func drawCastle() {
    let (brick, copper) = (Colour(0xB98A6A), Colour(0x6FA593))
    fill(.rectangle(0, ground - 6, 100, 6), Colour(0x8E8577))
    fill(.rectangle(26, ground - 18, 46, 14), .vertical(brick, brick.darker(0.15)))
    fill(
      .polygon(
        Point(25, ground - 18), Point(29, ground - 23), Point(69, ground - 23), Point(73, ground - 18)),
      copper)
    for (x, width, height) in [(24.0, 7.0, 22.0), (67.0, 7.0, 22.0), (42.0, 13.0, 29.0)] {
      fill(
        .rectangle(x, ground - height, width, height - 4), .horizontal(brick.lighter(0.1), brick.darker(0.2)))
      fill(
        .polygon(
          Point(x - 0.8, ground - height), Point(x + width / 2, ground - height - width * 0.9 - 2),
          Point(x + width + 0.8, ground - height)), copper.darker(0.1))
    }
    for row in 0..<3 {
      for window in 0..<11 {
        fill(.rectangle(28 + Double(window) * 4, ground - 16 + Double(row) * 3.8, 1.3, 2), Colour(0xFFEFC4))
      }
    }
    for tooth in 0..<25 { fill(.rectangle(Double(tooth) * 4, ground - 7.2, 2.2, 1.4), Colour(0x8E8577)) }
  }

  private mutating func drawChurch() {
    let stone = Colour(0xE3DACB)
    fill(.rectangle(14, ground - 11, 18, 11), .vertical(stone, stone.darker(0.12)))
    fill(
      .polygon(
        Point(13, ground - 11), Point(16, ground - 16), Point(32, ground - 16), Point(33, ground - 11)),
      Colour(0x74655C))
    fill(.rectangle(9, ground - 21, 7, 21), .horizontal(stone, stone.darker(0.15)))
    fill(
      .polygon(Point(8.4, ground - 21), Point(12.5, ground - 36), Point(16.6, ground - 21)), Colour(0x74655C))
    fill(.rounded(11.2, ground - 18, 2.6, 5, radius: 1.3), Colour(0x55657F))
    for window in 0..<4 {
      fill(.rounded(18.2 + Double(window) * 3.4, ground - 8.6, 1.6, 5.4, radius: 0.8), Colour(0x55657F))
    }
  }

  private mutating func drawHouses(of city: SkylineDrawing) {
    let walls: [UInt32] = [0xB4624A, 0xD9A066, 0xC98F6B, 0x8FA3A0, 0xE3CDA4, 0xA6524A]
    for house in 0..<13 {
      let detail = "house \(house)"
      let wall = Colour(walls[city.choice(detail + " wall", of: walls.count)])
      let height = 7.0 + Double(city.choice(detail + " height", of: 4))
      let x = Double(house) * 8 - 2
      fill(.rectangle(x, ground - height, 7.6, height), .vertical(wall, wall.darker(0.12)))
      fill(
        .polygon(
          Point(x - 0.5, ground - height), Point(x + 3.8, ground - height - 4),
          Point(x + 8.1, ground - height)),
        wall.darker(0.45))
      for window in 0..<2 {
        fill(.rectangle(x + 1.4 + Double(window) * 3, ground - height + 1.6, 1.8, 2.2), Colour(0xFFEFC4))
      }
      fill(.rectangle(x + 2.9, ground - 3.4, 1.8, 3.4), wall.darker(0.55))
    }
  }

  private mutating func drawBridge() {
    let iron = Colour(0x4D5568)
    for x in [24.0, 72.0] { fill(.rectangle(x, ground - 17, 3, 19), iron) }
    fill(.rectangle(0, ground - 2.4, 100, 1.8), iron)
    func cable(_ step: Int) -> Point {
      let sag = Double(step) / 12 - 1
      return Point(49.5 + 24 * sag, ground - 5 - 11.4 * sag * sag)
    }
    for step in 0..<24 {
      let (from, to) = (cable(step), cable(step + 1))
      fill(.line(from, to, width: 0.8), iron)
      fill(.rectangle(from.x, from.y, 0.3, ground - 2.4 - from.y), iron)
    }
    fill(.line(Point(25.5, ground - 16.4), Point(0, ground - 5), width: 0.8), iron)
    fill(.line(Point(73.5, ground - 16.4), Point(100, ground - 5), width: 0.8), iron)
  }

  private mutating func drawLighthouse() {
    fill(.polygon(Point(80, ground + 1), Point(82, 21), Point(87, 21), Point(89, ground + 1)), .white)
    for (top, left, width) in [(25.0, 81.6, 5.8), (34.0, 80.8, 7.4)] {
      fill(.rectangle(left, top, width, 4.4), Colour(0xB4474F))
    }
    fill(.rectangle(82.4, 16.6, 4.2, 4.4), Colour(0xFFEFC4))
    fill(.polygon(Point(81.6, 16.8), Point(84.5, 13), Point(87.4, 16.8)), Colour(0xB4474F))
    fill(
      .polygon(Point(82.4, 18), Point(82.4, 19.4), Point(52, 26), Point(52, 13)), Colour(0xFFF6DA),
      opacity: 0.35)
    fill(.ellipse(85, ground + 1, 12, 3), Colour(0x74655C))
  }

  private mutating func drawHarbour(of city: SkylineDrawing) {
    fill(.rectangle(0, ground, 100, unitHeight - ground), .vertical(Colour(0x4F8FB0), Colour(0x9CC9D6)))
    for (x, y, width) in [
      (8.0, 2.4, 12.0), (30, 5, 18), (58, 3, 10), (74, 7.4, 16), (14, 9, 20), (48, 10, 16),
    ] {
      fill(.rectangle(x, ground + y, width, 0.4), .white, opacity: 0.5)
    }
    let sails: [UInt32] = [0xFFFFFF, 0xE0735A, 0xF2D9A0]
    for boat in 0..<2 + city.choice("boats", of: 2) {
      let (x, y) = (
        20 + Double(boat) * 27 + Double(city.choice("boat \(boat)", of: 8)), ground + 3 + Double(boat)
      )
      fill(
        .polygon(Point(x - 4, y), Point(x + 4.4, y), Point(x + 2.8, y + 1.9), Point(x - 3, y + 1.9)),
        Colour(0x3B3F4A))
      fill(.polygon(Point(x, y - 8), Point(x, y - 0.5), Point(x + 4, y - 0.5)), Colour(sails[boat % 3]))
      fill(
        .polygon(Point(x - 0.5, y - 6.6), Point(x - 0.5, y - 0.5), Point(x - 3, y - 0.5)),
        Colour(sails[boat % 3]).darker(0.1))
    }
  }

  fileprivate mutating func drawPark(of city: SkylineDrawing) {
    fill(.rectangle(0, ground, 100, unitHeight - ground), .vertical(Colour(0x8DB36B), Colour(0x6C9A52)))
    fill(
      .polygon(Point(44, unitHeight), Point(49, ground), Point(51, ground), Point(60, unitHeight)),
      Colour(0xE3D9C3))
    for tree in 0..<14 where tree != 6 && tree != 7 {
      let x = Double(tree) * 7.6 + Double(city.choice("tree \(tree)", of: 4))
      let size = 1.8 + Double(city.choice("size \(tree)", of: 3)) * 0.5
      fill(.rectangle(x - 0.3, ground + 1, 0.6, 3), Colour(0x6B4F3A))
      fill(.circle(x, ground + 0.6, size), Colour(0x55803F))
    }
  }
}

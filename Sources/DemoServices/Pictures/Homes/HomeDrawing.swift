/// What a picture of a home shows.
enum HomeDrawing: String, CaseIterable, Sendable {
  case house, terrace, modern, apartments, livingRoom, kitchen, bedroom, bathroom, garden, view, floorPlan

  /// A picture of a home; the same name always looks the same, another one has other colours and details.
  func picture(named name: String, width: Int, height: Int) -> Canvas {
    let look = HomeLook(name)
    var canvas = Canvas(width: width, height: height, background: .vertical(look.sky, look.sky.lighter(0.6)))
    switch self {
    case .house: canvas.drawHouse(look)
    case .terrace: canvas.drawTerrace(look)
    case .modern: canvas.drawModern(look)
    case .apartments: canvas.drawApartments(look)
    case .livingRoom: canvas.drawLivingRoom(look)
    case .kitchen: canvas.drawKitchen(look)
    case .bedroom: canvas.drawBedroom(look)
    case .bathroom: canvas.drawBathroom(look)
    case .garden: canvas.drawGarden(look)
    case .view: canvas.drawView(look)
    case .floorPlan: canvas.drawFloorPlan(look)
    }
    return canvas
  }
}

/// The colours and details of one home.
struct HomeLook: Sendable {
  let sky: Colour
  let wall: Colour
  let roof: Colour
  let accent: Colour
  let floor: Colour
  private let name: String

  init(_ name: String) {
    self.name = name
    func colour(_ use: String, _ choices: [UInt32]) -> Colour {
      Colour(choices[Seed("\(name)/\(use)").below(choices.count)])
    }
    sky = colour("sky", [0x8EC9F0, 0xA5D8F3, 0xF3C9A5, 0xB7C7E8, 0x9ED3DE])
    wall = colour("wall", [0xF3E9DA, 0xE8DCCB, 0xFFFFFF, 0xD9E3E1, 0xC98F6B, 0xE9D3B0, 0xCBD5DE])
    roof = colour("roof", [0x8C4A3A, 0x4B5563, 0x6B4F3A, 0x38506B, 0xA65B3F])
    accent = colour("accent", [0x2F7F79, 0xD98E32, 0xB4474F, 0x3C6FB0, 0x6C8F45, 0x7A5BA6])
    floor = colour("floor", [0xC99C6B, 0xB98556, 0xDDBE96, 0xA9A39B])
  }

  /// A choice among `count`, for one detail.
  func choice(_ detail: String, of count: Int) -> Int { Seed("\(name)/\(detail)").below(count) }
}

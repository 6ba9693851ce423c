/// The name of a home's picture: `2019096805-1-w1024-h683`.
struct HomePictureName {
  private let id: Int
  private let number: Int
  private let width: Int
  private let height: Int

  /// `nil` for a name of another form and for a size that we do not draw.
  init?(_ name: String) {
    let parts = name.split(separator: "-")
    guard parts.count == 4, let id = Int(parts[0]), let number = Int(parts[1]), parts[2].first == "w",
      parts[3].first == "h",
      let width = Int(parts[2].dropFirst()), let height = Int(parts[3].dropFirst()),
      (16...2048).contains(width), (16...2048).contains(height)
    else { return nil }
    self.id = id
    self.number = number
    self.width = width
    self.height = height
  }

  /// What is to be seen; `nil` when the home does not exist or has no such picture.
  var picture: Picture? {
    guard let look = HomePicturePlan.look(id, number) else { return nil }
    // The rooms of one home share its colours.
    let home = String(look.seed >> 32, radix: 16)
    return .home(HomeDrawing(look), of: home, width: width, height: height)
  }
}

extension HomeDrawing {
  /// A façade is that of a house of some kind or of a block of flats, as the family of the home has it.
  fileprivate init(_ look: HomePicturePlan.Look) {
    switch look.subject {
    case .facade:
      switch look.family {
      case "apartment", "highrise", "studio", "project": self = .apartments
      case "terrace", "townhouse": self = .terrace
      case "modern": self = .modern
      default: self = .house
      }
    case .livingRoom: self = .livingRoom
    case .kitchen: self = .kitchen
    case .bedroom: self = .bedroom
    case .bathroom: self = .bathroom
    case .garden: self = .garden
    case .view: self = .view
    case .floorPlan: self = .floorPlan
    }
  }
}

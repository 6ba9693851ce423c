/// What a picture shows: enough to draw it, and to know it again.
enum Picture: Hashable, Sendable {
  case product(ProductDrawing, Colour)
  /// A home's drawing in the colours of a home, with its size in pixels.
  case home(HomeDrawing, of: String, width: Int, height: Int)
  case fashion(FashionDrawing, Colour)
  case coach(CoachDrawing)
  case skyline(SkylineDrawing)
  case agency(AgencyDrawing)
  case portrait(PortraitDrawing)

  /// The picture, drawn.
  var canvas: Canvas {
    switch self {
    case .product(let drawing, let colour): drawing.picture(colour: colour)
    case .home(let drawing, let home, let width, let height):
      drawing.picture(named: home, width: width, height: height)
    case .fashion(let drawing, let colour): drawing.picture(colour: colour)
    case .coach(let drawing): drawing.picture
    case .skyline(let drawing): drawing.picture
    case .agency(let drawing): drawing.picture
    case .portrait(let drawing): drawing.picture
    }
  }
}

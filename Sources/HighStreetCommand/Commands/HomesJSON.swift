import Homes

/// What `--json` says of a list of homes.
struct HomesJSON: Encodable {
  let mode: String
  let total: Int
  @ExplicitNull var favouriteCount: Int?
  let homes: [HomeJSON]
}

/// What `--json` says of a home.
struct HomeJSON: Encodable {
  let id: String
  @ExplicitNull var headline: String?
  @ExplicitNull var address: String?
  @ExplicitNull var price: String?
  @ExplicitNull var beds: Int?
  @ExplicitNull var baths: Int?
  @ExplicitNull var cars: Int?
  @ExplicitNull var image: String?
  @ExplicitNull var status: String?
  @ExplicitNull var favourite: Bool?
  @ExplicitNull var listed: Bool?

  init(_ home: Home, _ row: HomeRow) {
    id = home.id.description
    headline = home.headline
    address = home.address
    price = home.price
    beds = home.bedrooms
    baths = home.bathrooms
    cars = home.parkingSpaces
    image = home.mainPicture?.url.absoluteString
    status = home.status
    favourite = row.isFavourite
    listed = row.isListed
  }
}

/// What `--json` says of one home in full.
struct HomeDetailJSON: Encodable {
  struct Fact: Encodable {
    let label: String
    let value: String
  }

  /// One home of a project.
  struct Part: Encodable {
    let id: String
    @ExplicitNull var price: String?
    @ExplicitNull var beds: Int?
    @ExplicitNull var baths: Int?
    @ExplicitNull var cars: Int?
    @ExplicitNull var size: String?
    @ExplicitNull var status: String?

    init(_ part: HomeProject.Part) {
      id = part.id.description
      price = part.price
      beds = part.bedrooms
      baths = part.bathrooms
      cars = part.parkingSpaces
      size = part.size
      status = part.status
    }
  }

  let id: String
  let title: String
  @ExplicitNull var address: String?
  @ExplicitNull var price: String?
  @ExplicitNull var description: String?
  let facts: [Fact]
  let inspections: [String]
  let features: [String]
  let parts: [Part]
  @ExplicitNull var webPage: String?
  let images: [String]
  @ExplicitNull var favourite: Bool?
  let listed: Bool

  init(_ content: HomeDetailContent, isFavourite: Bool?, isListed: Bool) {
    id = content.row.id.description
    title = content.row.title
    address = content.row.subtitle
    price = content.row.price
    description = content.text
    facts = content.facts.map { Fact(label: $0.label, value: $0.value) }
    inspections = content.inspections
    features = content.features
    parts = content.parts.map(Part.init)
    webPage = content.webPage?.absoluteString
    images = content.pictures.map(\.url.absoluteString)
    favourite = isFavourite
    listed = isListed
  }
}

/// What `--json` says after a change of the favourites.
struct FavouriteJSON: Encodable {
  let id: String
  let favourite: Bool
  let favouriteCount: Int
}

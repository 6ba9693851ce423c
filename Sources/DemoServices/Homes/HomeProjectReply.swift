/// A development as the service sends it: in a search, or with its text in the details.
struct HomeProjectReply {
  private let project: HomeProjectRecord
  private let base: String
  private let dates: HomeDates

  init(_ project: HomeProjectRecord, base: String, dates: HomeDates) {
    self.project = project
    self.base = base
    self.dates = dates
  }

  /// A row of a search.
  var row: JSONTree { .object(members(pictures: 1)) }

  /// The details.
  var details: JSONTree {
    .object(
      members(pictures: nil) + [
        ("headline", .text(project.name)), ("description", .text(project.description)),
        ("search_mode", .text("buy")),
        (
          "advertiser",
          .object([
            ("id", .integer(project.agency.id)), ("name", .text(project.agency.name)),
            ("address", .text(project.agency.address)),
            ("preferred_color_hex", .text(orNull: project.agency.colour)),
          ])
        ),
      ])
  }

  private func members(pictures: Int?) -> [(String, JSONTree)] {
    let looks = Array(HomePicturePlan.looks(of: project.id).enumerated())
    let media = looks.prefix(pictures ?? looks.count).map {
      HomeReply.picture(project.id, $0.offset + 1, $0.element, base: base)
    }
    let banner = looks.first.map { base + HomePicturePlan.path(project.id, 1, $0.element) }
    let about: [(String, JSONTree)] = [
      ("project_name", .text(project.name)), ("project_banner_image", .text(orNull: banner)),
      ("project_logo_image", .null), ("project_price_from", .integer(project.priceFrom)),
      ("child_listings", .array(project.homes.map { HomeReply($0, base: base, dates: dates).child })),
      ("project_color_hex", .text(project.colour)),
    ]
    return [
      ("listing_type", .text("project")), ("id", .integer(project.id)),
      ("address", .text(project.address)), ("promo_level", .text("P+")), ("project", .object(about)),
      ("media", .array(media)),
      (
        "geo_location",
        .object([
          ("latitude", .number(project.place.latitude)),
          ("longitude", .number(project.place.longitude)),
        ])
      ),
    ]
  }
}

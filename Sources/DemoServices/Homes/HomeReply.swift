import Foundation

/// A home as the service sends it: in a search, or with everything in its details.
struct HomeReply {
  private let home: HomeRecord
  /// Where our own pictures are: scheme, host and port.
  private let base: String
  private let dates: HomeDates
  private let looks: [HomePicturePlan.Look]
  private let seed: Seed

  private static let picturesInSearch = 4
  private static let saturdays = ["2026-11-07", "2026-11-14"]
  private static let times = [
    ("09:30:00", "10:00:00"), ("10:15:00", "10:45:00"), ("11:00:00", "11:30:00"), ("12:30:00", "13:15:00"),
    ("14:00:00", "14:30:00"),
  ]

  init(_ home: HomeRecord, base: String, dates: HomeDates) {
    self.home = home
    self.base = base
    self.dates = dates
    looks = HomePicturePlan.looks(of: home.id)
    seed = Seed("home \(home.id)")
  }

  /// A row of a search. Some send counts as `3.0`, and what is not known is left out or `null`.
  var row: JSONTree {
    let isDecimal = seed.below(4) == 0
    var members = common(count: { isDecimal ? .decimal($0) : .integer($0) })
    let pictures = looks.enumerated().prefix(HomeReply.picturesInSearch)
    members.append(("media", .array(pictures.map { picture($0.offset + 1, $0.element) })))
    members.append(("has_video", .bool(hasVideo)))
    members.append(("advertiser", advertiser(contact: contact)))
    if home.type == "topspot" { members.append(("topspot", .object([("available_listings", .integer(30))]))) }
    return .object(members)
  }

  /// The details: text, all pictures, the video before them, and the agents' numbers.
  var details: JSONTree {
    var members = common(count: JSONTree.decimal)
    members.append(("description", .text(home.description)))
    members.append(
      ("search_mode", .text(home.mode == "rent" ? "rent" : home.status == "Sold" ? "sold" : "buy")))
    let pictures = looks.enumerated().map { picture($0.offset + 1, $0.element) }
    members.append(("media", .array(video.map { [$0] + pictures } ?? pictures)))
    members.append(("advertiser", advertiser(contact: fullContact)))
    if home.status == "Sold" {
      let sale: [(String, JSONTree)] = [
        ("date_sold", .text(dates.present("2026-10-2\(seed.below(8))T00:00:00"))),
        ("sale_type", .text("Private Treaty")),
      ]
      members.append(("sale_metadata", .object(sale)))
    }
    return .object(members)
  }

  /// As one of the homes of a project.
  var child: JSONTree {
    .object(
      [
        ("id", .integer(home.id)), ("date_listed", .text(orNull: listed)),
        ("lifecycle_status", .text(orNull: home.status)), ("price", .text(orNull: price)),
      ] + counts { .integer($0) } + [
        ("homepass_enabled", .bool(false)), ("property_size", .text(orNull: home.land)),
        ("earliest_inspections", .array(inspections)),
      ])
  }

  private func common(count: (Int) -> JSONTree) -> [(String, JSONTree)] {
    var members: [(String, JSONTree)] = [
      ("listing_type", .text(home.type)), ("id", .integer(home.id)),
      ("address", .text("\(home.address), \(home.place.name)")), ("price", .text(orNull: price)),
    ]
    members += counts(count)
    members += [
      ("homepass_enabled", .bool(false)), ("promo_level", .text(seed.below(3) == 0 ? "StandardPP" : "P+")),
      ("geo_location", location), ("large_land", .bool(home.land?.hasSuffix("ha") ?? false)),
      ("metadata", .object([("address_components", addressComponents)])),
      ("additional_features", .array(home.features.map { .text($0.lowercased()) })),
    ]
    let optional: [(String, String?)] = [
      ("date_listed", listed), ("headline", home.headline),
      ("dwelling_type", home.dwelling), ("land_area", home.land), ("lifecycle_status", home.status),
      ("auction_date", home.auction.map(dates.present)),
    ]
    members += optional.compactMap { name, value in value.map { (name, .text($0)) } }
    if !inspections.isEmpty { members.append(("earliest_inspections", .array(inspections))) }
    return members
  }

  private func counts(_ count: (Int) -> JSONTree) -> [(String, JSONTree)] {
    let counts = [
      ("bedroom_count", home.bedrooms), ("bathroom_count", home.bathrooms),
      ("carspace_count", home.carSpaces),
    ]
    return counts.compactMap { name, value in value.map { (name, count($0)) } }
  }

  /// The suburb's centre, moved by up to 800 metres; some homes do not tell where they are.
  private var location: JSONTree {
    if seed.below(16) == 0 { return .null }
    let shift = { (name: String) in Double(Seed("\(name) \(home.id)").below(1600) - 800) / 100_000 }
    let rounded = { (degrees: Double) in JSONTree.number((degrees * 1e5).rounded() / 1e5) }
    return .object([
      ("latitude", rounded(home.place.latitude + shift("north"))),
      ("longitude", rounded(home.place.longitude + shift("east"))),
    ])
  }

  private var addressComponents: JSONTree {
    let halves = home.address.split(separator: " ", maxSplits: 1)
    return .object([
      ("street", .text(String(halves.last ?? ""))), ("street_number", .text(String(halves.first ?? ""))),
      ("state_short", .text(home.place.state)), ("suburb_id", .integer(home.place.id)),
      ("suburb", .text(home.place.name.uppercased())), ("postcode", .text(home.place.postcode)),
    ])
  }

  private var listed: String? { home.place.withOffset(dates.present(home.listed)) }

  private var price: String? {
    home.price.map { $0.replacingOccurrences(of: "{day}", with: home.auction.map(dates.spelled) ?? "") }
  }

  private var inspections: [JSONTree] {
    if home.isClosed || seed.below(5) == 0 { return [] }
    let isWeekly = seed.below(3) == 0
    let time = HomeReply.times[seed.below(HomeReply.times.count)]
    return HomeReply.saturdays.prefix(isWeekly ? 2 : 1).map(dates.present).map { day in
      .object([
        ("time_open", .text("\(day)T\(time.0)")), ("time_close", .text("\(day)T\(time.1)")),
        ("recurrence_type", .text(isWeekly ? "weekly" : "none")),
      ])
    }
  }

  private var hasVideo: Bool { seed.below(4) == 1 }

  /// Comes first in the details, with a picture that comes again as an image.
  private var video: JSONTree? {
    guard hasVideo, let look = looks.first else { return nil }
    return .object([
      ("media_type", .text("video")), ("type", .text("youtube")),
      ("image_url", .text(base + HomePicturePlan.path(home.id, 1, look))),
      ("video_url", .text("https://video.example/home/\(home.id)")),
    ])
  }

  private func picture(_ number: Int, _ look: HomePicturePlan.Look) -> JSONTree {
    HomeReply.picture(home.id, number, look, base: base)
  }

  /// A picture of a home or project.
  static func picture(_ id: Int, _ number: Int, _ look: HomePicturePlan.Look, base: String) -> JSONTree {
    .object([
      ("type", .text(look.subject == .floorPlan ? "floor_plan" : "photo")),
      ("image_url", .text(base + HomePicturePlan.path(id, number, look))), ("media_type", .text("image")),
    ])
  }

  private func advertiser(contact: (Int, HomeAgency.Agent) -> JSONTree) -> JSONTree {
    .object([
      ("id", .integer(home.agency.id)), ("name", .text(home.agency.name)), ("type", .text("Agent")),
      ("address", .text(home.agency.address)),
      ("images", .object([("logo_url", .text(orNull: home.agency.logoPath.map { base + $0 }))])),
      ("preferred_color_hex", .text(orNull: home.agency.colour)),
      (
        "agency_listing_contacts",
        .array(home.agency.agents.enumerated().map { contact($0.offset, $0.element) })
      ),
    ])
  }

  private func contact(_ number: Int, _ agent: HomeAgency.Agent) -> JSONTree {
    .object([("display_full_name", .text(agent.name)), ("image_url", portrait(number))])
  }

  private func portrait(_ number: Int) -> JSONTree { .text(base + home.agency.portraitPath(number)) }

  private func fullContact(_ number: Int, _ agent: HomeAgency.Agent) -> JSONTree {
    let names = agent.name.split(separator: " ", maxSplits: 1).map(String.init)
    let phone = { (label: String, number: String) in
      JSONTree.object([
        ("type", .text(label)), ("display_label", .text(label)), ("number", .text(number)),
      ])
    }
    return .object([
      ("first_name", .text(names.first ?? "")), ("last_name", .text(names.last ?? "")),
      ("display_full_name", .text(agent.name)), ("image_url", portrait(number)),
      ("address", .text(home.agency.address)),
      ("email_address", .text("\(names.joined(separator: ".").lowercased())@agency.example")),
      ("phone_numbers", .array([phone("Mobile", agent.mobile), phone("General", home.agency.phone)])),
    ])
  }
}

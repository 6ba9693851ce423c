import Foundation

/// All text of one home, ready to be shown.
public struct HomeDetailContent: Sendable, Hashable {
  /// One line of a table.
  public struct Fact: Sendable, Hashable {
    /// What it is about: `Land`.
    public let label: String
    /// What there is to say: `382m²`.
    public let value: String
  }

  /// Title, address, price and the like, as in the list.
  public let row: HomeRow
  /// Photos and floor plans.
  public let pictures: [HomePicture]
  /// The advertiser's full text, as far as it is loaded.
  public let text: String?
  /// What is known, label by label.
  public let facts: [Fact]
  /// The next times at which it can be visited.
  public let inspections: [String]
  /// Good points in a word or two each.
  public let features: [String]
  /// Who offers it, with the people to call.
  public let advertiser: HomeAdvertiser?
  /// The homes of a project.
  public let parts: [HomeProject.Part]
  /// The same, ready to be shown.
  public let partRows: [HomePartRow]
  /// Where it is.
  public let location: HomeLocation?
  /// Its page on the web.
  public let webPage: URL?

  /// What others are told of it: what describes it, its address and price, a line each.
  public var sharedText: String {
    [row.title, row.subtitle, row.price].compactMap { $0 }.joined(separator: "\n")
  }

  /// What is known of a home, with or without its details.
  init(_ home: Home, detail: HomeDetail? = nil, isListed: Bool? = true, dates: HomeDateText) {
    row = HomeRow(home, isFavourite: nil, isListed: isListed)
    pictures = home.pictures
    text = detail?.text
    let facts: [(String, String?)] = [
      (HomesText.priceLabel, row.price),
      (HomesText.statusLabel, row.status),
      (HomesText.kindLabel, home.kindText),
      (HomesText.bedroomsLabel, row.bedrooms),
      (HomesText.bathroomsLabel, row.bathrooms),
      (HomesText.parkingLabel, row.parkingSpaces),
      (HomesText.landLabel, home.landArea),
      (HomesText.auctionLabel, home.auction.map(dates.dayAndTime)),
      (HomesText.soldLabel, detail?.sold.map { dates.day($0) }),
      (HomesText.listedLabel, home.listedAt.map { dates.day($0) }),
    ]
    self.facts = facts.compactMap { label, value in value.map { Fact(label: label, value: $0) } }
    inspections = home.inspections.withoutRepeats.map(dates.inspection)
    features = home.features.map(\.capitalizedFirst)
    advertiser = home.advertiser
    parts = home.project?.parts ?? []
    partRows = parts.map(HomePartRow.init)
    location = home.location
    webPage = detail?.webPage
  }
}

extension String {
  /// The text as a line of its own begins.
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

import Foundation

/// The text of one home in a list, ready to be shown.
public struct HomeRow: Sendable, Hashable, Identifiable {
  /// Which home.
  public let id: HomeID
  /// What describes it: its headline, a project's name, or its address.
  public let title: String
  /// Its address, where the title is not that already.
  public let subtitle: String?
  /// The price as the advertiser puts it; `nil` when nothing is said.
  public let price: String?
  /// The number of bedrooms.
  public let bedrooms: String?
  /// The number of bathrooms.
  public let bathrooms: String?
  /// The number of parking spaces.
  public let parkingSpaces: String?
  /// The kind of building and the area of the land: `House · 382m²`.
  public let kind: String?
  /// Where the sale or letting stands; says when a favourite is no longer listed.
  public let status: String?
  /// The address of the picture; `nil` when there is none.
  public let pictureURL: URL?
  /// Width divided by height of the place kept for the picture.
  public let pictureAspectRatio: Double
  /// Whether it is a favourite; `nil` as long as the favourites are unknown.
  public let isFavourite: Bool?
  /// Whether the service still has it; `nil` as long as that is unknown.
  public let isListed: Bool?
  /// All of it, as a screen reader says it.
  public let accessibilityLabel: String

  /// The row of a home.
  public init(_ home: Home, isFavourite: Bool?, isListed: Bool? = true) {
    id = home.id
    let titles = [home.headline, home.project?.name, home.address].compactMap { $0 }
    title = titles.first ?? HomesText.unnamedHome
    subtitle = home.address == title ? nil : home.address
    price = home.price ?? home.project?.priceFrom.map(HomesText.priceFrom)
    bedrooms = home.bedrooms.map(String.init)
    bathrooms = home.bathrooms.map(String.init)
    parkingSpaces = home.parkingSpaces.map(String.init)
    let kinds = [home.kindText, home.landArea]
    kind = kinds.compactMap { $0 }.joined(separator: " · ").nonEmpty
    status = isListed == false ? HomesText.noLongerListed : home.status.map(HomesText.status)
    pictureURL = home.mainPicture?.url
    pictureAspectRatio = home.mainPicture?.aspectRatio ?? HomeRow.usualAspectRatio
    self.isFavourite = isFavourite
    self.isListed = isListed
    let spoken = [
      title, subtitle, price, home.bedrooms.map(HomesText.bedrooms), home.bathrooms.map(HomesText.bathrooms),
      home.parkingSpaces.map(HomesText.parkingSpaces), kind, status,
      isFavourite == true ? HomesText.favourite : nil,
    ]
    accessibilityLabel = spoken.compactMap { $0 }.joined(separator: ", ")
  }

  /// The shape of a picture that does not tell its own: photographs are mostly 3:2.
  static let usualAspectRatio = 1.5
}

extension Home {
  /// What kind of building it is, in the user's words.
  var kindText: String? { project == nil ? dwellingType.map(HomesText.kind) : HomesText.project }
}

extension String {
  /// The text, or `nil` when it is empty.
  var nonEmpty: String? { isEmpty ? nil : self }
}

import Foundation

/// A development of several homes.
public struct HomeProject: Sendable, Hashable, Codable {
  /// One home of a project.
  public struct Part: Sendable, Hashable, Codable {
    /// Which home; always a property.
    public let id: HomeID
    /// What is said of the price.
    public var price: String?
    /// The number of bedrooms.
    public var bedrooms: Int?
    /// The number of bathrooms.
    public var bathrooms: Int?
    /// The number of cars that can be parked.
    public var parkingSpaces: Int?
    /// Its area with the unit, as text: `283m²`.
    public var size: String?
    /// Where the sale stands, in the service's words.
    public var status: String?

    /// A home of which only these parts are known.
    public init(
      id: HomeID, price: String? = nil, bedrooms: Int? = nil, bathrooms: Int? = nil,
      parkingSpaces: Int? = nil, size: String? = nil, status: String? = nil
    ) {
      self.id = id
      self.price = price
      self.bedrooms = bedrooms
      self.bathrooms = bathrooms
      self.parkingSpaces = parkingSpaces
      self.size = size
      self.status = status
    }
  }

  /// The project's name.
  public var name: String?
  /// The lowest price, in whole Australian dollars.
  public var priceFrom: Int?
  /// The homes that are offered now.
  public var parts: [Part]

  /// A project of which only these parts are known.
  public init(name: String? = nil, priceFrom: Int? = nil, parts: [Part] = []) {
    self.name = name
    self.priceFrom = priceFrom
    self.parts = parts
  }
}

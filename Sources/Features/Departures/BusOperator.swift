import Foundation
import HTTP

/// A company that runs buses. Two may share a name: only the id tells them apart.
public struct BusOperator: Sendable, Hashable, Identifiable {
  /// The service's id.
  public let id: String
  /// The name that travellers know; `nil` when the service gives none.
  public let name: String?
  /// Its web site.
  public let website: URL?
  /// What its buses offer, by the name of the class.
  public let amenities: [String: Amenities]
  /// Its terms, unless a departure has its own.
  public let terms: TravelTerms?
  let logo: String?

  /// An operator of its parts; `logo` is a URI template as the service writes it.
  public init(
    id: String, name: String?, website: URL? = nil, logo: String? = nil,
    amenities: [String: Amenities] = [:], terms: TravelTerms? = nil
  ) {
    self.id = id
    self.name = name
    self.website = website
    self.logo = logo
    self.amenities = amenities
    self.terms = terms
  }

  /// The name, or that it is not known.
  public var title: String { name ?? DeparturesText.operatorUnknown }

  /// The address of its logo, scaled by the service to this size in pixels.
  ///
  /// The service's template has `{height}` and `{width}`, or the form `{&height,width}` of RFC 6570,
  /// section 3.2.9: https://www.rfc-editor.org/rfc/rfc6570#section-3.2.9
  public func logoURL(width: Int, height: Int) -> URL? {
    guard let logo else { return nil }
    let address =
      logo
      .replacingOccurrences(of: "{&height,width}", with: "&height=\(height)&width=\(width)")
      .replacingOccurrences(of: "{height}", with: String(height))
      .replacingOccurrences(of: "{width}", with: String(width))
    return URL(string: address.legalInURL).flatMap { $0.isWebAddress ? $0.overHTTPSUnlessLocal : nil }
  }
}

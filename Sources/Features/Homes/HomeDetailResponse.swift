import Foundation
import HTTP

/// The reply to a request for one home's details: a listing with more fields.
struct HomeDetailResponse: Decodable {
  private let listing: ListingResponse
  private let extras: Extras

  private struct Extras: Decodable {
    let description: LenientText?
    let saleMetadata: Lenient<Sale>?
    let webPage: LenientURL?

    enum CodingKeys: String, CodingKey {
      case description
      case saleMetadata = "sale_metadata"
      case webPage = "seo_url"
    }
  }

  private struct Sale: Decodable {
    let dateSold: LenientText?

    enum CodingKeys: String, CodingKey {
      case dateSold = "date_sold"
    }
  }

  init(from decoder: any Decoder) throws {
    listing = try ListingResponse(from: decoder)
    extras = try Extras(from: decoder)
  }

  /// The details under the identity that was asked for.
  ///
  /// Throws `HTTPFailure.undecodable` where the reply is of another home, or has no number as an error has none.
  func detail(of id: HomeID, origin: HTTPResponse.Origin) throws -> HomeDetail {
    guard listing.id?.value == id.number else {
      throw HTTPFailure.undecodable("the reply is not about \(id)")
    }
    return HomeDetail(
      home: listing.home(id: id),
      text: extras.description?.value?.replacingOccurrences(of: "\r\n", with: "\n"),
      sold: extras.saleMetadata?.value?.dateSold?.value.flatMap { WallTime($0) },
      webPage: extras.webPage?.value, origin: origin)
  }
}

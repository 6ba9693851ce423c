import Formatting
import Foundation
import HTTP

/// The reply to a request for one home's details: a listing with more fields.
struct HomeDetailResponse: Decodable {
  private let home: Home
  private let text: String?
  private let sold: WallTime?
  private let webPage: URL?

  private enum CodingKeys: String, CodingKey {
    case description
    case saleMetadata = "sale_metadata"
    case webPage = "seo_url"
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    home = try ListingResponse(from: decoder).home
    text = fields.lenientText(.description)?.replacingOccurrences(of: "\r\n", with: "\n")
    sold = fields.lenient(Sale.self, .saleMetadata)?.sold
    webPage = fields.lenientURL(.webPage)
  }

  private struct Sale: Decodable {
    let sold: WallTime?

    private enum CodingKeys: String, CodingKey {
      case sold = "date_sold"
    }

    init(from decoder: any Decoder) throws {
      sold = try decoder.container(keyedBy: CodingKeys.self).lenientWallTime(.sold)
    }
  }

  /// The details under the identity that was asked for, as details do not always tell the kind.
  ///
  /// Throws `HTTPFailure.undecodable` where the reply is of another home.
  func detail(of id: HomeID, origin: HTTPResponse.Origin) throws -> HomeDetail {
    guard home.id.number == id.number else {
      throw HTTPFailure.undecodable(HomesText.otherHome(than: id))
    }
    var home = home
    home.id = id
    return HomeDetail(home: home, text: text, sold: sold, webPage: webPage, origin: origin)
  }
}

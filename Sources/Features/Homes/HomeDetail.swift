import Formatting
import Foundation
import HTTP

/// Everything the service says of one home.
public struct HomeDetail: Sendable, Hashable, Identifiable {
  /// What a list shows of it, more complete: all pictures, floor plans and agents with their phones.
  public var home: Home
  /// The advertiser's full text, its lines ended by `\n`.
  public var text: String?
  /// When it was sold, if it was.
  public var sold: WallTime?
  /// Its page on the web.
  public var webPage: URL?
  /// Where the reply came from.
  public var origin: HTTPResponse.Origin

  /// A detail of which only these parts are known.
  public init(
    home: Home, text: String? = nil, sold: WallTime? = nil, webPage: URL? = nil,
    origin: HTTPResponse.Origin = .network
  ) {
    self.home = home
    self.text = text
    self.sold = sold
    self.webPage = webPage
    self.origin = origin
  }

  /// Which home.
  public var id: HomeID { home.id }
}

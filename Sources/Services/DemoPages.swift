import DemoServices
import Foundation
import HTTP

/// The web pages of the demo's fashion shop, which no browser would find.
public struct DemoPages: Sendable {
  /// The host of the pages.
  public static var host: String { DemoServices.baseURL.host ?? "" }

  private let client: HTTPClient

  init(_ client: HTTPClient) {
    self.client = client
  }

  /// The page or picture at an `https` address of the host. Throws `HTTPFailure`.
  public func document(at url: URL) async throws -> HTTPResponse {
    try await client.send(HTTPRequest(url: url))
  }
}

extension ShopServices {
  /// The web pages of the fashion shop, where they are not on the web.
  public var demoPages: DemoPages? {
    source == .demo ? DemoPages(client) : nil
  }

  /// Where the fashion shop begins.
  public var shopStart: URL {
    switch source {
    case .live: URL("https://www.bonprix.de")
    case .demo: DemoServices.baseURL.appendingPathComponent("shop/")
    case .server(let url): url.appendingPathComponent("shop/")
    }
  }
}

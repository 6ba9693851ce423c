import Foundation
import HTTP

extension ShopServices {
  /// What a server answers when it is asked for a picture that the services name. It gets no key.
  public func picture(at url: URL) async throws -> HTTPResponse {
    try await client.send(HTTPRequest(url: url))
  }
}

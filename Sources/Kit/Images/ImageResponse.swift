import Foundation

/// What a server answered when it was asked for a picture. The `Content-Type` is left out: servers get it wrong,
/// and the bytes tell.
public struct ImageResponse: Sendable, Hashable {
  /// The status code.
  public let status: Int
  /// How many bytes the body should have; `nil` where that is not known or the body came compressed.
  public let expectedLength: Int?
  /// The body.
  public let body: Data

  /// A response of its parts.
  public init(status: Int, expectedLength: Int? = nil, body: Data) {
    self.status = status
    self.expectedLength = expectedLength
    self.body = body
  }
}

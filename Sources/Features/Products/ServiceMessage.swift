import Foundation
import HTTP

/// What the service says in an error reply, in either of its two shapes
/// (https://bestbuyapis.github.io/api-documentation/#common-errors). It may repeat the request, key included.
struct ServiceMessage {
  let text: String

  /// Whether it is about too many requests in a short time.
  var tellsRateLimit: Bool { text.lowercased().contains("per second limit") }

  /// `nil` when the reply holds no message: its body need not be JSON.
  init?(of response: HTTPResponse) {
    guard let envelope = try? response.decode(Envelope.self),
      let text = envelope.error?.message ?? envelope.errorMessage
    else { return nil }
    self.text = text
  }

  private struct Envelope: Decodable {
    let error: Fault?
    let errorMessage: String?

    struct Fault: Decodable {
      let message: String?
    }
  }
}

import Foundation
import HTTP

extension HTTPClient {
  /// Replies are kept for a week, for when the service cannot be reached. A reply without any of these members is
  /// not the service's own, and takes the place of none.
  func keepingReplies(in cache: HTTPCache?, maxAge: TimeInterval, with members: Set<String>) -> HTTPClient {
    guard let cache else { return self }
    return cached(
      in: cache, maxAge: maxAge, offlineAge: 7 * 86_400, keyingOnBody: true,
      isGood: { !members.isDisjoint(with: $0.members) })
  }
}

extension HTTPResponse {
  /// The names of the members of the JSON object that the reply is; none when it is something else.
  fileprivate var members: Set<String> {
    do {
      return Set((try JSONSerialization.jsonObject(with: body) as? [String: Any] ?? [:]).keys)
    } catch {
      return []
    }
  }
}

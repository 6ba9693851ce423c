import Foundation
import HTTP

/// Answers requests with one reply after the other, the last one for ever, and remembers what was asked.
final class FakeShop: @unchecked Sendable {
  // `lock` guards both.
  private let lock = NSLock()
  private var replies: [HTTPResponse]
  private var asked: [HTTPRequest] = []

  init(_ replies: HTTPResponse...) {
    self.replies = replies
  }

  var requests: [HTTPRequest] { lock.withLock { asked } }

  var client: HTTPClient {
    HTTPClient { request in
      self.lock.withLock {
        self.asked.append(request)
        return self.replies.count > 1 ? self.replies.removeFirst() : self.replies[0]
      }
    }
  }
}

import Foundation

/// What a page asks of a scheme of ours.
package struct WebSchemeRequest: Sendable, Hashable {
  /// The address that is asked for.
  package let url: URL
  /// The HTTP method, such as `GET`.
  package let method: String

  /// A request of its parts.
  package init(url: URL, method: String = "GET") {
    self.url = url
    self.method = method
  }
}

/// What a scheme of ours gives to a page.
package enum WebSchemeReply: Sendable {
  /// A document.
  case document(Document)
  /// No document, and why, for the log.
  case failure(String)

  /// A document with what HTTP says about it.
  package struct Document: Sendable {
    /// The HTTP status.
    package var status: Int
    /// The type, as in `text/html; charset=utf-8`.
    package var contentType: String
    /// Further headers.
    package var headers: [String: String]
    /// The content.
    package var body: Data

    /// A document of its parts.
    package init(_ body: Data, contentType: String, status: Int = 200, headers: [String: String] = [:]) {
      self.status = status
      self.contentType = contentType
      self.headers = headers
      self.body = body
    }
  }

  /// An HTML page.
  package static func html(_ text: String, status: Int = 200) -> WebSchemeReply {
    .document(Document(Data(text.utf8), contentType: "text/html; charset=utf-8", status: status))
  }
}

/// Answers the requests of a scheme; the reply may be given at once or later, on the main actor, once.
package typealias WebSchemeHandler =
  @MainActor (WebSchemeRequest, _ reply: @escaping @MainActor (WebSchemeReply) -> Void) -> Void

import Foundation

/// What is handed on to other people.
public struct SharedItem: Hashable, Sendable {
  /// What it is about, in a line.
  public let subject: String
  /// What others read.
  public let text: String
  /// Where there is more of it.
  public let url: URL?

  /// Something to share.
  public init(subject: String, text: String, url: URL? = nil) {
    self.subject = subject
    self.text = text
    self.url = url
  }

  /// Everything as one text.
  var wholeText: String {
    [text, url?.absoluteString].compactMap { $0 }.joined(separator: "\n")
  }

  /// The draft of a mail: https://www.rfc-editor.org/rfc/rfc6068
  var mail: URL? {
    func encoded(_ text: String) -> String {
      let crlf = text.replacingOccurrences(of: "\n", with: "\r\n")
      return crlf.addingPercentEncoding(withAllowedCharacters: Self.unreserved) ?? ""
    }
    return URL(string: "mailto:?subject=\(encoded(subject))&body=\(encoded(wholeText))")
  }

  private static let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}

import Foundation
import HTTP

/// Makes addresses of what stands in the tree: relative, with blanks and umlauts, or not meant for a browser.
enum WebAddress {
  /// What relative addresses are relative to.
  static let base = URL("https://www.bonprix.de")

  /// The `https` address (`http` on this machine) that a text of the tree stands for.
  ///
  /// Blanks, umlauts and the like are percent-encoded, a host's umlauts written as Punycode, and `http` is
  /// upgraded. `nil` for an empty text and for any other scheme, such as `javascript:`, `file:` or `data:`.
  static func resolve(_ text: String) -> URL? {
    // Browsers leave out tabs and line breaks, so `java\nscript:` is a script as well.
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
      .filter { !$0.isNewline && $0 != "\t" }
    guard !text.isEmpty, let ascii = asciiForm(of: text),
      let url = URL(string: ascii, relativeTo: base)?.absoluteURL, url.isWebAddress
    else { return nil }
    return url.overHTTPSUnlessLocal
  }

  private static func asciiForm(of text: String) -> String? {
    guard let authority = authorityRange(of: text) else { return text.legalInURL }
    var host = text[authority]
    var user = ""
    if let at = host.lastIndex(of: "@") {
      user = String(host[...at]).legalInURL
      host = host[host.index(after: at)...]
    }
    guard let asciiHost = asciiHost(String(host)) else { return nil }
    return String(text[..<authority.lowerBound]).legalInURL + user + asciiHost
      + String(text[authority.upperBound...]).legalInURL
  }

  /// Where user, host and port stand: after `//` at the start or after the scheme.
  private static func authorityRange(of text: String) -> Range<String.Index>? {
    guard let slashes = text.range(of: "//") else { return nil }
    let scheme = text[..<slashes.lowerBound]
    guard scheme.isEmpty || (scheme.hasSuffix(":") && !scheme.contains("/")) else { return nil }
    let end = text[slashes.upperBound...].firstIndex { "/?#\\".contains($0) } ?? text.endIndex
    return slashes.upperBound..<end
  }

  private static func asciiHost(_ host: String) -> String? {
    guard !host.utf8.allSatisfy({ $0 < 128 }) else { return host }
    var labels: [String] = []
    for label in host.precomposedStringWithCompatibilityMapping.lowercased().split(
      separator: ".", omittingEmptySubsequences: false)
    {
      if label.utf8.allSatisfy({ $0 < 128 }) {
        labels.append(String(label))
      } else if let ascii = Punycode.encode(String(label)) {
        labels.append(ascii)
      } else {
        return nil
      }
    }
    return labels.joined(separator: ".")
  }
}

import Foundation

/// What a `Cache-Control` field says, as far as it matters to a store that one user has:
/// https://www.rfc-editor.org/rfc/rfc9111#section-5.2
struct CacheControl {
  /// Nothing may be kept.
  private(set) var forbidsStoring = false
  /// The seconds for which a reply may be used without asking; 0 when it says to ask each time.
  private(set) var maxAge: TimeInterval?

  /// Reads a field's value; unknown directives are skipped.
  init(_ value: String?) {
    guard let value else { return }
    for directive in value.lowercased().split(separator: ",") {
      let parts = directive.split { "= \t\"".contains($0) }
      switch parts.first {
      case "no-store": forbidsStoring = true
      case "no-cache": maxAge = 0
      case "max-age" where parts.count == 2 && maxAge != 0:
        maxAge = TimeInterval(parts[1]).flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
      default: break
      }
    }
  }
}

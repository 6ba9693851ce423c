import Foundation
import HTTP
import Services

/// Where the shop's pages come from, and what their addresses are to a web view.
///
/// The demo's pages are on no website, and a web view lets no program answer `https`. So they have a scheme of their own in the
/// web view, and in it only: everything else knows the shop's addresses.
struct WebSite: Sendable {
  /// The scheme of the demo's pages in a web view.
  static let demoScheme = "highstreet-demo"

  /// Answers the addresses of the demo; `nil` where the pages come from the network.
  let demo: DemoPages?
  /// Where cookies and what else a shop needs to know its customer is kept.
  let places: DataPlaces

  init(_ services: ShopServices) {
    demo = services.demoPages
    places = services.places
  }

  /// What a web view loads for an address of the shop.
  func address(inWebView url: URL) -> URL {
    isOnlyHere(url) && url.scheme == "https" ? url.replacingScheme(with: WebSite.demoScheme) : url
  }

  /// The address of the shop that a web view has loaded.
  func address(outsideWebView url: URL) -> URL {
    url.scheme == WebSite.demoScheme ? url.replacingScheme(with: "https") : url
  }

  /// Whether no browser would find an address.
  func isOnlyHere(_ url: URL) -> Bool {
    demo != nil && url.host == DemoPages.host
  }
}

extension URL {
  fileprivate func replacingScheme(with scheme: String) -> URL {
    guard var parts = URLComponents(url: self, resolvingAgainstBaseURL: true) else { return self }
    parts.scheme = scheme
    return parts.url ?? self
  }
}

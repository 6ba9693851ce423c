import Combine
import Foundation

/// The Shop tab: a page that begins with the shop's start page.
@MainActor
public final class ShopModel: ObservableObject {
  /// The page.
  public let page: WebPageModel

  /// A tab that loads when it comes into view.
  ///
  /// - Parameters:
  ///   - startURL: where it begins unless the assortment says otherwise.
  ///   - openElsewhere: gives an address to the system, such as a call or a mail.
  public init(
    startURL: URL = CategoryTree.defaultStartURL, openElsewhere: @escaping @MainActor (URL) -> Void
  ) {
    page = WebPageModel(
      title: AssortmentText.shopTitle, startURL: startURL, openElsewhere: openElsewhere)
  }

  /// The tab came into view: loads the start page the first time.
  public func appeared() {
    page.appeared()
  }

  /// The assortment names a start page. A user who has gone on already is left in peace.
  public func startURLFound(_ url: URL) {
    page.startURLChanged(to: url)
  }

  /// The assortment's entry for the shop was tapped: shows the start page.
  public func shopEntryTapped() {
    page.startOver()
  }
}

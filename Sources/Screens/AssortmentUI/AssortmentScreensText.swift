/// Every word that the screens of the assortment say by themselves.
enum AssortmentScreensText {
  static var shop: String { translate("Shop") }
  static var assortment: String { translate("Assortment") }
  static var loading: String { translate("Loading the assortment…") }
  static var refresh: String { translate("Refresh") }
  static var search: String { translate("Search the assortment") }
  static var noHits: String { translate("Nothing found") }
  static var back: String { translate("Page before") }
  static var forward: String { translate("Page after") }
  static var reload: String { translate("Reload") }
  static var stop: String { translate("Stop") }
  static var progress: String { translate("Loading") }
  static var ok: String { translate("OK") }
  static var noPage: String { translate("This page cannot be shown") }
  static var openInBrowser: String { translate("Open in the Browser") }
  static var onlyInDemo: String {
    translate("The demo's pages are on no website, so a browser cannot show them either.")
  }
  static var notOpened: String { translate("Nothing opens this") }

  static func notOpened(_ scheme: String) -> String {
    switch scheme {
    case "mailto": translate("There is no app here that writes mails.")
    case "tel", "sms": translate("There is no app here that makes calls or sends messages.")
    default: translate("There is no app here that opens addresses of this kind.")
    }
  }
}

/// Every label of these screens, in one place.
enum ProductsUIText {
  static var title: String { translate("Products") }
  static var searchPrompt: String { translate("Laptop, cell phone, oven…") }
  static var search: String { translate("Search") }
  static var recents: String { translate("Recent searches") }
  static var clearRecents: String { translate("Clear") }
  static var clearAllRecents: String { translate("Clear the recent searches") }
  static var forget: String { translate("Forget this search") }
  static var suggestions: String { translate("For example") }
  /// Searches to begin with, in the language of the shop.
  static let examples = ["Laptop", "Cell phone", "Stainless steel oven"]

  static var sort: String { translate("Sort") }
  static var nothingFound: String { translate("Nothing found") }
  static var moreOnItsWay: String { translate("Loading more…") }
  static var refresh: String { translate("Refresh") }

  static var choose: String { translate("No product chosen") }
  static var chooseHint: String {
    translate("Search for something, and choose a product to see its bar code.")
  }

  static var detail: String { translate("Product") }
  static var numberSection: String { translate("Bar code number") }
  static var upc: String { translate("UPC") }
  static var checkDigit: String { translate("Calculated check digit") }
  static var working: String { translate("How it was calculated") }
  static var copyUPC: String { translate("Copy UPC") }
  static var showPicture: String { translate("Show the picture on the whole screen") }
  static var description: String { translate("Description") }
  static var openInShop: String { translate("See it in the shop") }

  static func nothingFound(for words: String) -> String {
    translate("The shop has nothing that matches all of “\(words)”. Try fewer or other words.")
  }

  static func picture(of title: String) -> String { translate("Picture of \(title)") }
  static func barCode(_ number: String) -> String { translate("Bar code of \(number)") }
  static func wasPrice(_ price: String) -> String { translate("Regular price \(price)") }
  static func step(_ number: Int, _ text: String) -> String { translate("Step \(number): \(text)") }
}

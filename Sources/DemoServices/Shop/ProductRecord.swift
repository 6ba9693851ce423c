/// A product as the catalogue keeps it: its JSON, and what is searched, compared and sorted.
struct ProductRecord {
  /// One step on the path of categories.
  struct Category: Hashable {
    let id: String
    let name: String
  }

  /// The number of the product; `nil` for one that came without, which its UPC identifies.
  var sku: Int?
  /// The whole product as it is sent, `ProductReply.ownAddress` in place of the server's address.
  var json: String
  var name: String?
  var manufacturer: String?
  var modelNumber: String?
  var upc: String?
  var type: String?
  var color: String?
  var releaseDate: String?
  /// In cents.
  var salePrice: Int?
  /// In cents.
  var regularPrice: Int?
  var reviewAverage: Double?
  var reviewCount: Int?
  var isOnSale: Bool?
  var isNew: Bool?
  var isDigital: Bool?
  var categories: [Category] = []
  /// Short and long description, for the search.
  var descriptions = ""
  /// The features, for the search.
  var features = ""
  /// The department whose picture is drawn; `nil` for products that bring a picture of their own.
  var department: String?
}

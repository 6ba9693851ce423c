extension ProductVariant {
  /// The product as the catalogue keeps it.
  var record: ProductRecord {
    var record = ProductRecord(sku: sku, json: json)
    record.name = name
    record.manufacturer = family.manufacturer
    record.modelNumber = modelNumber
    record.upc = upc
    record.type = department.type
    record.color = colour
    record.releaseDate = releaseDate
    record.salePrice = salePrice
    record.regularPrice = regularPrice
    record.reviewAverage = reviewAverage.map { Double($0) / 10 }
    record.reviewCount = reviewCount
    record.isOnSale = isOnSale
    record.isNew = isNew
    record.isDigital = department.isDigital
    record.categories = department.categories
    record.descriptions = shortDescription + "\n" + longDescription
    record.features = family.features.joined(separator: "\n")
    record.department = department.key
    return record
  }

  /// The product in the wire format, as Best Buy orders and spells it.
  private var json: String {
    let own = ProductReply.ownAddress
    let picture = "\(own)/pictures/product/\(sku).png"
    var json = JSONBytes(capacity: 2_048)
    json.raw("{\"sku\":\(sku)")
    json.member("name", name)
    json.member("type", department.type)
    json.raw(",\"active\":true")
    json.raw(",\"regularPrice\":\(ProductVariant.dollars(regularPrice))")
    json.raw(",\"salePrice\":\(ProductVariant.dollars(salePrice))")
    json.raw(
      ",\"onSale\":\(isOnSale),\"new\":\(isNew),\"digital\":\(department.isDigital),\"preowned\":false")
    json.member("url", "\(own)/pages/products/\(sku)")
    json.member("upc", upc)
    json.raw(",\"categoryPath\":[")
    for (index, category) in department.categories.enumerated() {
      json.raw(index == 0 ? "{\"id\":" : ",{\"id\":")
      json.string(category.id)
      json.member("name", category.name)
      json.raw("}")
    }
    json.raw("],\"customerReviewCount\":\(reviewCount.map(String.init) ?? "null")")
    json.raw(",\"customerReviewAverage\":\(reviewAverage.map { "\($0 / 10).\($0 % 10)" } ?? "null")")
    json.raw(",\"freeShipping\":\(salePrice >= 3_500),\"onlineAvailability\":true")
    json.raw(",\"inStoreAvailability\":\(!department.isDigital)")
    json.member("releaseDate", releaseDate)
    json.member("shortDescription", shortDescription)
    json.member("longDescription", longDescription)
    json.member("manufacturer", family.manufacturer)
    json.member("modelNumber", modelNumber)
    json.member("image", picture)
    json.member("largeFrontImage", picture)
    json.member("thumbnailImage", picture)
    json.member("color", department.isDigital ? nil : colour)
    json.raw(",\"features\":[")
    for (index, feature) in family.features.enumerated() {
      json.raw(index == 0 ? "{\"feature\":" : ",{\"feature\":")
      json.string(feature)
      json.raw("}")
    }
    json.raw("]}")
    return String(decoding: json.bytes, as: UTF8.self)
  }

  /// Cents as a JSON number of dollars.
  private static func dollars(_ cents: Int) -> String {
    let rest = cents % 100
    return "\(cents / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}

extension JSONBytes {
  /// A comma, a name and a string.
  fileprivate mutating func member(_ name: String, _ text: String?) {
    raw(",\"\(name)\":")
    string(text)
  }
}

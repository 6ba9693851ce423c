import Foundation

/// A product as Best Buy writes it, read with patience: any field may be missing, null or of another type, and
/// numbers may be text. Only without a sku and without a UPC there is no product, for nothing would identify it.
struct ImportedProduct: Decodable {
  private(set) var record: ProductRecord

  private enum Key: String, CodingKey {
    case sku, name, manufacturer, modelNumber, upc, type, color, releaseDate, salePrice, regularPrice
    case customerReviewAverage, customerReviewCount, onSale, new, digital
    case categoryPath, shortDescription, longDescription, features
  }

  /// Reads an object, and keeps its text as it is.
  ///
  /// - Throws: `ImportedProductFailure.notAProduct` for valid JSON that is no product, another error for what
  ///   is no JSON.
  static func record(of json: Data, using decoder: JSONDecoder) throws -> ProductRecord {
    do {
      var record = try decoder.decode(ImportedProduct.self, from: json).record
      guard let text = String(bytes: json, encoding: .utf8) else {
        throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "no UTF-8"))
      }
      record.json = text
      return record
    } catch DecodingError.typeMismatch, DecodingError.valueNotFound, DecodingError.keyNotFound {
      throw ImportedProductFailure.notAProduct
    }
  }

  init(from decoder: any Decoder) throws {
    let fields = Fields(container: try decoder.container(keyedBy: Key.self))
    record = ProductRecord(sku: fields.integer(.sku).flatMap { $0 < 0 ? nil : $0 }, json: "")
    record.upc = fields.text(.upc)
    guard record.sku != nil || record.upc?.isEmpty == false else {
      throw DecodingError.keyNotFound(
        Key.sku, .init(codingPath: [], debugDescription: "neither a sku nor a UPC"))
    }
    record.name = fields.text(.name)
    record.manufacturer = fields.text(.manufacturer)
    record.modelNumber = fields.text(.modelNumber)
    record.type = fields.text(.type)
    record.color = fields.text(.color)
    record.releaseDate = fields.text(.releaseDate)
    record.salePrice = fields.number(.salePrice).flatMap(ProductAttribute.cents)
    record.regularPrice = fields.number(.regularPrice).flatMap(ProductAttribute.cents)
    record.reviewAverage = fields.number(.customerReviewAverage)
    record.reviewCount = fields.integer(.customerReviewCount)
    record.isOnSale = fields.value(.onSale)
    record.isNew = fields.value(.new)
    record.isDigital = fields.value(.digital)
    let path: [LossyCategory]? = fields.value(.categoryPath)
    record.categories = (path ?? []).compactMap { step in
      step.name.map { ProductRecord.Category(id: step.id ?? "", name: $0) }
    }
    record.descriptions = [fields.text(.shortDescription), fields.text(.longDescription)]
      .compactMap { $0 }.joined(separator: "\n")
    let features: [LossyFeature]? = fields.value(.features)
    record.features = (features ?? []).compactMap(\.feature).joined(separator: "\n")
  }

  /// Fields of which none is worth losing the product.
  private struct Fields {
    let container: KeyedDecodingContainer<Key>

    /// The value, when it is there and of this type.
    func value<Value: Decodable>(_ key: Key) -> Value? {
      // A field of another type counts as missing: that is the whole point here.
      (try? container.decodeIfPresent(Value.self, forKey: key)) ?? nil
    }

    func text(_ key: Key) -> String? {
      if let text: String = value(key) { return text }
      let number: Int? = value(key)
      return number.map(String.init)
    }

    func number(_ key: Key) -> Double? {
      if let number: Double = value(key) { return number }
      let text: String? = value(key)
      return text.flatMap(Double.init)
    }

    func integer(_ key: Key) -> Int? {
      if let integer: Int = value(key) { return integer }
      let text: String? = value(key)
      return text.flatMap { Int($0) }
    }
  }

  private struct LossyCategory: Decodable {
    let id: String?
    let name: String?
  }

  private struct LossyFeature: Decodable {
    let feature: String?
  }
}

/// Why an element of an import is left out.
enum ImportedProductFailure: Error {
  /// It is valid JSON, but no object with a sku or a UPC.
  case notAProduct
}

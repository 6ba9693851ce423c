/// What an import of products did.
public struct ImportSummary: Sendable, Hashable {
  /// How many products of the file were taken in.
  public internal(set) var imported = 0
  /// How many of them took the place of the same product, be it of the catalogue or of the same file.
  public internal(set) var replaced = 0
  /// How many elements of the file were no products, for they had neither a sku nor a UPC, and were left out.
  public internal(set) var skipped = 0

  /// An import that has done nothing yet.
  public init() {}
}

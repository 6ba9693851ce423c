extension CataloguePart {
  /// The product service's tables and the demo shop's products.
  static let products = CataloguePart(name: "products") { connection in
    let table = ProductTable(connection)
    try table.create()
    for product in KnownProduct.sample + KnownProduct.awkward {
      try table.insert(try product.record())
    }
    for department in Department.all {
      for variant in try ProductVariant.all(of: department) { try table.insert(variant.record) }
    }
  }
}

import Foundation

extension DemoServices {
  /// Imports products in the format of Best Buy's Products API into the catalogue: a page with its `products`, or
  /// a bare list, of any size.
  ///
  /// A product takes the place of the one with its sku. One without a sku, as the service sends it when only other
  /// attributes were asked for, is known by its UPC, and is served without a sku, too. An element without either is
  /// left out and counted. All happens in one transaction, so that after a failure the catalogue is as it was; requests wait meanwhile.
  ///
  /// - Parameters:
  ///   - file: the JSON file.
  ///   - progress: called now and then, and at the end, with the number of products taken in so far.
  /// - Returns: what was imported, replaced and left out.
  /// - Throws: `ImportFailure` for the file, another error for the catalogue.
  public func importProducts(from file: URL, progress: (Int) -> Void = { _ in }) throws -> ImportSummary {
    let handle = try ImportFailure.explainingReads { try FileHandle(forReadingFrom: file) }
    defer { handle.closeFile() }
    let stream = JSONStream {
      try freeingTemporaries { try ImportFailure.explainingReads { try handle.read(upToCount: 65_536) } }
    }
    return try catalogue.perform(on: .products) { connection in
      try connection.transaction {
        try withoutActuallyEscaping(progress) { progress in
          var products = ProductImport(into: connection, progress: progress)
          return try products.run(stream)
        }
      }
    }
  }
}

import Foundation

/// Reads a file of products into the catalogue, one product in memory at a time.
struct ProductImport {
  private let table: ProductTable
  private let progress: (Int) -> Void
  private let decoder = JSONDecoder()
  private var summary = ImportSummary()

  private static let progressStep = 500

  /// An import through a connection, which must be in a transaction.
  init(into connection: Connection, progress: @escaping (Int) -> Void) {
    table = ProductTable(connection)
    self.progress = progress
  }

  /// Imports the products of a text: a list, or an object with the list `products`.
  mutating func run(_ stream: JSONStream) throws -> ImportSummary {
    var stream = stream
    do {
      var lists = 0
      try stream.takeByteOrderMark()
      if try stream.peek() == UInt8(ascii: "[") {
        lists = 1
        try products(of: &stream)
      } else {
        lists = try page(&stream)
      }
      guard try stream.peek() == nil else { throw try stream.fault("something follows the end") }
      guard lists > 0 else { throw ImportFailure.noProducts }
    } catch let fault as JSONFault {
      throw ImportFailure.malformed(reason: fault.reason, byte: fault.byte, product: nil)
    }
    progress(summary.imported)
    return summary
  }

  /// Goes through the members of a page; returns how many lists of products it had.
  private mutating func page(_ stream: inout JSONStream) throws -> Int {
    var lists = 0
    guard try stream.peek() == UInt8(ascii: "{") else {
      try stream.skipValue()
      return 0
    }
    try stream.expect(UInt8(ascii: "{"))
    if try stream.take(UInt8(ascii: "}")) { return 0 }
    repeat {
      guard try stream.peek() == UInt8(ascii: "\"") else {
        throw try stream.fault("a name in quotation marks is expected")
      }
      let name = try stream.value()
      try stream.expect(UInt8(ascii: ":"))
      if name.elementsEqual("\"products\"".utf8), try stream.peek() == UInt8(ascii: "[") {
        lists += 1
        try products(of: &stream)
      } else {
        try stream.skipValue()
      }
    } while try stream.take(UInt8(ascii: ","))
    try stream.expect(UInt8(ascii: "}"))
    return lists
  }

  private mutating func products(of stream: inout JSONStream) throws {
    try stream.expect(UInt8(ascii: "["))
    if try stream.take(UInt8(ascii: "]")) { return }
    var number = 0
    do {
      repeat {
        number += 1
        _ = try stream.peek()
        let start = stream.position
        let value = try stream.value()
        try freeingTemporaries { try add(value, at: start) }
      } while try stream.take(UInt8(ascii: ","))
      try stream.expect(UInt8(ascii: "]"))
    } catch let fault as JSONFault {
      throw ImportFailure.malformed(reason: fault.reason, byte: fault.byte, product: number)
    }
  }

  private mutating func add(_ value: Data, at start: Int) throws {
    do {
      let isReplaced = try table.replace(with: try ImportedProduct.record(of: value, using: decoder))
      summary.imported += 1
      summary.replaced += isReplaced ? 1 : 0
      if summary.imported.isMultiple(of: ProductImport.progressStep) { progress(summary.imported) }
    } catch ImportedProductFailure.notAProduct {
      summary.skipped += 1
    } catch DecodingError.dataCorrupted {
      // The structure has been checked; what is still refused are bytes that are no UTF-8.
      throw JSONFault(reason: "a text is not valid UTF-8", byte: start)
    }
  }
}

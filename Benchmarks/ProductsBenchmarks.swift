import CAllocationCount
import Foundation
import HTTP
import Products
import Ratios

/// Decoding of result pages, and check digits. The rounds are short, so that few of them are interrupted on a
/// busy machine.
func productsBenchmarks() async throws -> [Ratio] {
  let page = SamplePage.json(badRows: 0)
  let pageWithBadRows = SamplePage.json(badRows: 10)
  return [
    try decoding("decode 100 products / bare JSONDecoder on a strict struct", bound: 1.3, page, page),
    try decoding(
      "decode 100 rows, ten of them bad / the same on a page without", bound: 1.5, pageWithBadRows, page),
    checking(),
    allocations(),
  ]
}

private func decoding(_ name: String, bound: Double, _ ours: Data, _ strict: Data) throws -> Ratio {
  let response = HTTPResponse(status: 200, body: ours, url: URL(fileURLWithPath: "/"))
  return try Ratio.measure(
    name, bound: bound, rounds: 501,
    ours: { keep(try ProductsPage(response)) },
    baseline: { keep(try JSONDecoder().decode(StrictPage.self, from: strict)) })
}

private func checking() -> Ratio {
  let numbers = SampleNumbers.upcA
  return Ratio.measure(
    "validate a check digit / sum the 12 bytes in a plain loop", bound: 2, rounds: 501,
    ours: {
      var valid = 0
      for number in numbers where CheckDigit.isValid(number) { valid += 1 }
      keep(valid)
    },
    baseline: {
      var sum = 0
      for number in numbers { sum &+= sumOfBytes(number) }
      keep(sum)
    })
}

private func allocations() -> Ratio {
  let numbers = SampleNumbers.upcA
  let count = allocations { for number in numbers { keep(CheckDigit.isValid(number)) } }
  // Were nothing counted at all, none would prove nothing.
  let isCounting = allocations { keep([UInt8](repeating: 0, count: numbers.count)) } > 0
  return Ratio(
    name: "allocations in \(numbers.count) validations", value: isCounting ? Double(count) : .infinity,
    bound: 0)
}

private func allocations(in work: () -> Void) -> UInt {
  let before = allocation_count()
  work()
  return allocation_count() - before
}

@inline(never)
private func sumOfBytes(_ text: String) -> Int {
  var text = text
  return text.withUTF8 { bytes in
    var sum = 0
    for byte in bytes { sum &+= Int(byte) }
    return sum
  }
}

/// Uses a value, so that the work behind it cannot be left out.
@inline(never)
private func keep<Value>(_ value: Value) {}

private enum SampleNumbers {
  /// A thousand numbers of 12 digits, one in ten of them valid.
  static let upcA = (0..<1000).map { String(842_776_108_302 + $0 * 7919) }
}

/// The same fields without any leniency.
private struct StrictPage: Decodable {
  let total: Int
  let nextCursorMark: String
  let products: [StrictProduct]
}

private struct StrictProduct: Decodable {
  let sku: Int
  let name: String
  let manufacturer: String
  let modelNumber: String
  let upc: String
  let salePrice: Double
  let regularPrice: Double
  let image: String
  let shortDescription: String
  let longDescription: String
}

/// A page of 100 products made up for measuring.
private enum SamplePage {
  static func json(badRows: Int) -> Data {
    let bad = [
      "null", "\"row\"", "[]", "{}",
      "{\"sku\": [], \"name\": {}, \"upc\": null, \"salePrice\": \"free\", \"image\": false}",
    ]
    let rows = (0..<100).map { $0 < 10 * badRows && $0 % 10 == 3 ? bad[$0 / 10 % 5] : product($0) }
    return Data(
      """
      {"total": 1234, "totalPages": 13, "queryTime": "0.061", "totalTime": "0.070", "partial": false,
      "canonicalUrl": "/v1/products(search=\\"lamp\\")?apiKey=made-up", "nextCursorMark": "AoIIP4AAADJwcm9k",
      "products": [\(rows.joined(separator: ",\n"))]}
      """.utf8)
  }

  private static func product(_ number: Int) -> String {
    let description = (0..<40).map { words[(number + $0 * 7) % words.count] }.joined(separator: " ")
    return """
      {"sku": \(6_300_000 + number), "name": "Lumina - Desk Lamp \(number) - Matte Black", "manufacturer": "Lumina",
      "modelNumber": "LM-\(number)", "upc": "84277610\(1000 + number)", "salePrice": \(number + 19).99,
      "regularPrice": \(number + 29).99, "image": "https://img.example.com/products/63/\(number)_sa.jpg",
      "shortDescription": "A lamp &amp; more", "longDescription": "\(description)."}
      """
  }

  private static let words = [
    "bright", "lamp", "with", "a", "steady", "foot", "and", "Lumina&#8482;", "light", "for", "late",
    "reading",
    "that", "you&#8217;re", "sure", "to", "like", "in", "black", "or", "white",
  ]
}

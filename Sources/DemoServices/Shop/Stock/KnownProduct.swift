import Foundation

/// A product that is given as it is sent, rather than as one of a family.
struct KnownProduct: Sendable {
  /// The department whose picture is drawn for it.
  let department: String
  /// The product in the wire format; `demo:` stands for the server's address.
  let json: String

  func record() throws -> ProductRecord {
    var record = try ImportedProduct.record(of: Data(json.utf8), using: JSONDecoder())
    record.department = department
    return record
  }
}

/// Assembles the products of a reply from their stored JSON.
struct ProductReply {
  /// Stands in stored JSON where the address of the server belongs, which is known only when asked.
  static let ownAddress = "demo:"
  private static let ownAddressStart = Array("\"demo:/".utf8)

  private let base: [UInt8]
  private let show: [[UInt8]]?
  private var json = JSONBytes(capacity: 32_768)
  /// How many products that are.
  private(set) var count = 0

  /// A reply whose links lead to `base`, with the attributes `show`, or all of them.
  init(base: String, show: [String]? = nil) {
    self.base = Array(base.utf8)
    self.show = show?.map { Array($0.utf8) }
  }

  /// The products so far, with commas between them.
  var bytes: [UInt8] { json.bytes }

  /// Adds the next product of a list.
  mutating func append(_ product: UnsafeBufferPointer<UInt8>) {
    if count > 0 { json.raw(",") }
    count += 1
    var separator = "{"
    if let show {
      let members = Array(JSONMembers(of: product))
      for name in show {
        guard let member = members.first(where: { $0.name.elementsEqual(name) }) else { continue }
        append(member, after: separator)
        separator = ","
      }
    } else {
      for member in JSONMembers(of: product) {
        append(member, after: separator)
        separator = ","
      }
    }
    json.raw(separator == "{" ? "{}" : "}")
  }

  private mutating func append(_ member: JSONMembers.Member, after separator: String) {
    json.raw(separator)
    json.raw("\"")
    json.raw(member.name)
    json.raw("\":")
    if member.value.starts(with: ProductReply.ownAddressStart) {
      json.raw("\"")
      json.raw(base)
      json.raw(member.value[(ProductReply.ownAddressStart.count - 1)...])
    } else {
      json.raw(member.value)
    }
  }
}

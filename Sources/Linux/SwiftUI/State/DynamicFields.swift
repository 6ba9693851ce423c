@_spi(Reflection) import Swift

/// The dynamic properties among the fields of a type, found once per type.
///
/// They are reached in place, at their offset in the value, so that linking them neither copies the value nor allocates.
@MainActor
struct DynamicFields {
  private typealias Link = @MainActor (UnsafeMutableRawPointer, Node, Int) -> Void

  private var links: [(offset: Int, slot: Int, link: Link)] = []
  private(set) var readEnvironment = false
  private var slotCount = 0

  private static var known: [ObjectIdentifier: DynamicFields] = [:]
  /// The kinds of types that an app can have conform.
  private static let kinds: [_MetadataKind] = [.struct, .enum, .class]

  static func of<Value>(_ type: Value.Type) -> DynamicFields {
    let key = ObjectIdentifier(type)
    if let fields = known[key] { return fields }
    var fields = DynamicFields()
    fields.add(fieldsOf: type, at: 0)
    known[key] = fields
    return fields
  }

  private mutating func add(fieldsOf type: Any.Type, at base: Int) {
    var found: [(offset: Int, type: Any.Type)] = []
    _ = _forEachField(of: type, options: []) { _, offset, type, kind in
      // Whether others conform is not asked, as it takes a while the first time.
      if Self.kinds.contains(kind) { found.append((base + offset, type)) }
      return true
    }
    for field in found {
      guard let dynamic = field.type as? any DynamicProperty.Type else { continue }
      if let linked = dynamic as? any LinkedProperty.Type {
        add(linked, at: field.offset)
      } else {
        add(fieldsOf: field.type, at: field.offset)
        addUpdate(dynamic, at: field.offset)
      }
    }
  }

  private mutating func add<Property: LinkedProperty>(_ type: Property.Type, at offset: Int) {
    links.append(
      (
        offset, slotCount,
        { pointer, node, slot in
          pointer.assumingMemoryBound(to: Property.self).pointee.link(to: node, slot: slot)
        }
      ))
    slotCount += 1
    if Property.readsEnvironment { readEnvironment = true }
  }

  private mutating func addUpdate<Property: DynamicProperty>(_ type: Property.Type, at offset: Int) {
    links.append(
      (offset, 0, { pointer, _, _ in pointer.assumingMemoryBound(to: Property.self).pointee.update() }))
  }

  /// Connects the dynamic properties of a value with what a place keeps for them.
  func link<Value>(_ value: inout Value, to node: Node) {
    guard !links.isEmpty else { return }
    if node.slots.isEmpty, slotCount > 0 { node.slots = Array(repeating: nil, count: slotCount) }
    withUnsafeMutableBytes(of: &value) { bytes in
      guard let base = bytes.baseAddress else { return }
      for link in links { link.link(base + link.offset, node, link.slot) }
    }
  }
}

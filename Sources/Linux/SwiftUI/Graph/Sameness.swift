@_spi(Reflection) import Swift

/// Whether two values are certainly the same, so that nothing that depends on them needs an update.
///
/// Plain values are compared byte by byte; anything that holds a reference or a closure counts as different.
func isSame<Value>(_ old: Value, _ new: Value) -> Bool {
  _isPOD(Value.self) && haveSameBytes(old, new)
}

/// Whether two views are certainly the same. They may hold texts, besides plain values: the same bytes are the same text.
@MainActor
func isSameView<Content: View>(_ old: Content, _ new: Content) -> Bool {
  PlainTypes.contain(Content.self) && haveSameBytes(old, new)
}

private func haveSameBytes<Value>(_ old: Value, _ new: Value) -> Bool {
  withUnsafeBytes(of: old) { old in
    withUnsafeBytes(of: new) { new in old.elementsEqual(new) }
  }
}

/// The types whose values say everything by their bytes; found once per type.
@MainActor
private enum PlainTypes {
  private static var known: [ObjectIdentifier: Bool] = [:]

  static func contain<Value>(_ type: Value.Type) -> Bool {
    if _isPOD(type) { return true }
    let key = ObjectIdentifier(type)
    if let isPlain = known[key] { return isPlain }
    // The field of the holder says what kind of type it is.
    let isPlain = hasPlainFields(Holder<Value>.self)
    known[key] = isPlain
    return isPlain
  }

  private struct Holder<Value> { let value: Value }

  private static func hasPlainFields(_ type: Any.Type) -> Bool {
    var count = 0
    let isComplete = _forEachField(of: type, options: []) { _, _, type, kind in
      count += 1
      return isPlain(type, kind)
    }
    return isComplete && count > 0
  }

  private static func isPlain(_ type: Any.Type, _ kind: _MetadataKind) -> Bool {
    func isPOD<Value>(_ type: Value.Type) -> Bool { _isPOD(type) }
    if type == String.self || type == String?.self || _openExistential(type, do: isPOD) { return true }
    // Asking for a conformance comes last: the first time, it looks through all that the program has.
    return kind == .struct && hasPlainFields(type) && !(type is any DynamicProperty.Type)
  }
}

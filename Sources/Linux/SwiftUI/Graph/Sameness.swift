/// Whether two values are certainly the same, so that nothing that depends on them needs an update.
///
/// Plain values are compared byte by byte; anything that holds a reference or a closure counts as different.
func isSame<Value>(_ old: Value, _ new: Value) -> Bool {
  guard _isPOD(Value.self) else { return false }
  return withUnsafeBytes(of: old) { old in
    withUnsafeBytes(of: new) { new in old.elementsEqual(new) }
  }
}

/// Something could not be measured; says what was missing.
struct NotMeasured: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// Where and why a text is no JSON.
struct JSONFault: Error, Hashable {
  /// What is wrong, as a clause.
  let reason: String
  /// The offset of the byte, from 0.
  let byte: Int
}

/// What stands in the parentheses of `/v1/products(…)`.
indirect enum ProductExpression: Hashable {
  /// How an attribute is compared.
  enum Comparison: String {
    case equal = "="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
  }

  /// Every product.
  case all
  /// One of the words is in the text of the product; a word may end with `*`.
  case words([String])
  /// An attribute compared with a value as it was written; `=` allows a `*` at its end.
  case compare(ProductAttribute, Comparison, String)
  /// An attribute has any value.
  case present(ProductAttribute)
  /// An attribute has one of the values.
  case among(ProductAttribute, [String])
  /// All of them.
  case and([ProductExpression])
  /// Any of them.
  case or([ProductExpression])
}

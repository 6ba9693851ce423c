extension ProductExpression {
  /// The expression as the real service repeats it: text in quotation marks, no blanks.
  var canonical: String {
    switch self {
    case .all: "search=\"*\""
    case .words(let words): "search=\"\(words.joined(separator: " "))\""
    case .compare(let attribute, let comparison, let value):
      attribute.name + comparison.rawValue + attribute.canonical(value)
    case .present(let attribute): "\(attribute.name)=*"
    case .among(let attribute, let values):
      "\(attribute.name) in(\(values.map(attribute.canonical).joined(separator: ",")))"
    case .and(let parts): parts.map(\.canonicalPart).joined(separator: "&")
    case .or(let parts): parts.map(\.canonicalPart).joined(separator: "|")
    }
  }

  private var canonicalPart: String {
    switch self {
    case .and, .or: "(\(canonical))"
    case .all, .words, .compare, .present, .among: canonical
    }
  }
}

extension ProductAttribute {
  fileprivate func canonical(_ value: String) -> String {
    switch kind {
    case .text, .category: "\"\(value)\""
    case .integer, .decimal, .price, .flag: value
    }
  }
}

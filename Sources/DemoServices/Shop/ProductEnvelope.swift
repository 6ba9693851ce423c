import Foundation

/// What stands around the products of a page.
struct ProductEnvelope {
  let parameters: ProductParameters
  let total: Int
  /// How long the search took.
  let seconds: Double
  let canonicalURL: String

  /// The whole reply. A page by number says from where to where it goes; a page by cursor has the next mark.
  func body(around products: ProductReply) -> Data {
    var json = JSONBytes(capacity: products.bytes.count + 1_024)
    json.raw("{")
    switch parameters.position {
    case .page(let page):
      // Past the end there is nothing "from" anywhere: an empty range.
      let from = products.count == 0 ? 0 : parameters.offset + 1
      let to = products.count == 0 ? 0 : parameters.offset + products.count
      json.raw("\"from\":\(from),\"to\":\(to),\"currentPage\":\(page),")
    case .cursor(let mark):
      json.raw("\"nextCursorMark\":")
      json.string(CursorMark(offset: mark.offset + products.count).text)
      json.raw(",")
    }
    let pages = (total + parameters.pageSize - 1) / parameters.pageSize
    json.raw("\"total\":\(total),\"totalPages\":\(pages),")
    json.raw("\"queryTime\":\"\(text(seconds))\",\"totalTime\":\"\(text(seconds))\",\"partial\":false,")
    json.raw("\"canonicalUrl\":")
    json.string(canonicalURL)
    json.raw(",\"products\":[")
    json.raw(products.bytes)
    json.raw("]}")
    return Data(json.bytes)
  }

  /// Seconds with three decimals, as text.
  private func text(_ seconds: Double) -> String {
    let milliseconds = Int((seconds * 1_000).rounded())
    let fraction = String(1_000 + milliseconds % 1_000).dropFirst()
    return "\(milliseconds / 1_000).\(fraction)"
  }
}

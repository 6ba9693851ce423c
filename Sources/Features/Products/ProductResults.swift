import HTTP

/// The results of one search as far as they are known: pages put together. Pure; asks for nothing.
public struct ProductResults: Sendable, Hashable {
  /// The products so far, each once, in the service's order.
  public private(set) var products: [Product] = []
  /// How many products match in all, as far as the service says so.
  public private(set) var total: Int?
  /// How many rows could not be read.
  public private(set) var dropped = 0
  /// Where the next page begins; `nil` when there is none.
  public private(set) var next: ProductsCursor? = .start

  /// Where the products come from: an offline copy as soon as one page is.
  public private(set) var origin = HTTPResponse.Origin.network

  private var known: Set<Product.ID> = []
  /// How many pages in a row brought nothing new.
  private var barrenPages = 0
  /// After so many of them there is no use in asking on, whatever marks the service finds.
  private static let mostBarrenPages = 3

  /// No page yet.
  public init() {}

  /// Adds the page that begins at `next`.
  ///
  /// The end is reached when the page is empty, when its mark does not move on, or when there are as many
  /// products as the service said.
  ///
  /// - Returns: the products that were not there before.
  @discardableResult
  public mutating func append(_ page: ProductsPage) -> [Product] {
    let added = page.products.filter { known.insert($0.id).inserted }
    products += added
    dropped += page.dropped
    total = page.total ?? total
    if !origin.isOfflineCopy { origin = page.origin }
    let isEmpty = page.products.isEmpty && page.dropped == 0
    let isComplete = total.map { products.count + dropped >= $0 } ?? false
    barrenPages = added.isEmpty ? barrenPages + 1 : 0
    let isBarren = barrenPages >= ProductResults.mostBarrenPages
    next = isEmpty || isComplete || isBarren || page.next == next ? nil : page.next
    return added
  }
}

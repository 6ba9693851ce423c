import Products

/// A shop whose replies a test gives one by one, in any order.
@MainActor
final class ReplyStub {
  private(set) var queries: [String] = []
  private var pending: [Int: CheckedContinuation<ProductsPage, any Error>] = [:]

  nonisolated var service: ProductsService {
    ProductsService(
      search: { query, _, _ in try await self.search(query.text) }, product: { _ in nil })
  }

  /// Answers the search with this number, the first being 0.
  func answer(_ number: Int, _ page: ProductsPage) {
    pending.removeValue(forKey: number)?.resume(returning: page)
  }

  func fail(_ number: Int, _ error: any Error) {
    pending.removeValue(forKey: number)?.resume(throwing: error)
  }

  private func search(_ text: String) async throws -> ProductsPage {
    try await withCheckedThrowingContinuation { continuation in
      pending[queries.count] = continuation
      queries.append(text)
    }
  }
}

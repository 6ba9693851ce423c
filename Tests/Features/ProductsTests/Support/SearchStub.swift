import Products

/// A service whose replies a test gives one by one, in any order.
actor SearchStub {
  struct Call: Equatable {
    let query: ProductsQuery
    let sort: ProductSort
    let cursor: ProductsCursor
  }

  private(set) var calls: [Call] = []
  private var pending: [Int: CheckedContinuation<ProductsPage, any Error>] = [:]
  private var waiting: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

  nonisolated var service: ProductsService {
    ProductsService(
      search: { try await self.search(Call(query: $0, sort: $1, cursor: $2)) },
      product: { _ in throw Unexpected() })
  }

  /// Ends when that many searches were begun.
  func waitForCalls(_ count: Int) async {
    guard calls.count < count else { return }
    await withCheckedContinuation { waiting.append((count, $0)) }
  }

  /// Answers the search with this number, the first being 0.
  func answer(_ number: Int, _ page: ProductsPage) {
    pending.removeValue(forKey: number)?.resume(returning: page)
  }

  func fail(_ number: Int, _ error: any Error) {
    pending.removeValue(forKey: number)?.resume(throwing: error)
  }

  private func search(_ call: Call) async throws -> ProductsPage {
    try await withCheckedThrowingContinuation { continuation in
      pending[calls.count] = continuation
      calls.append(call)
      for waiter in waiting where waiter.count <= calls.count { waiter.continuation.resume() }
      waiting.removeAll { $0.count <= calls.count }
    }
  }

  /// What nobody should have called.
  struct Unexpected: Error {}
}

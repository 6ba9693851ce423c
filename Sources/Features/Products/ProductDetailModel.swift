import Combine
import Formatting
import Foundation
import HTTP

/// The screen of one product.
@MainActor
public final class ProductDetailModel: ObservableObject {
  /// Whether the service was asked, and how that went. What is known is shown meanwhile.
  public enum Phase: Sendable, Hashable {
    /// Nothing was asked for yet.
    case idle
    /// The product is on its way.
    case loading
    /// The product is as the service has it.
    case loaded
    /// The shop has no such product.
    case missing(String)
    /// It did not come; what happened and what to do.
    case failed(String)
  }

  /// Whether the service was asked, and how that went.
  @Published public private(set) var phase = Phase.idle
  /// The product as far as it is known.
  @Published public private(set) var detail: ProductDetail?
  /// Why the product may be old.
  @Published public private(set) var notice: String?

  private let reference: ProductReference?
  private let service: ProductsService
  private let locale: Locale
  private let time: TimeSource
  private var loading: Task<Void, Never>?

  /// The screen of a product of the results, which is shown at once and completed by the service.
  public init(
    _ product: Product, service: ProductsService, locale: Locale = .standard, time: TimeSource = .system
  ) {
    reference = product.sku.map(ProductReference.sku) ?? product.upc.flatMap(ProductReference.init(upc:))
    detail = ProductDetail(product, locale: locale)
    self.service = service
    self.locale = locale
    self.time = time
  }

  /// The screen of a product of which only a number is known.
  public init(
    _ reference: ProductReference, service: ProductsService, locale: Locale = .standard,
    time: TimeSource = .system
  ) {
    self.reference = reference
    self.service = service
    self.locale = locale
    self.time = time
  }

  /// The screen appeared: asks the service, once.
  @discardableResult
  public func appeared() -> Task<Void, Never>? {
    phase == .idle ? load() : nil
  }

  /// The user asked for another attempt, or for the newest state.
  @discardableResult
  public func refreshTapped() -> Task<Void, Never>? {
    load()
  }

  /// The user left the screen: what is under way is cancelled and changes nothing any more.
  public func disappeared() {
    loading?.cancel()
    if phase == .loading { phase = .idle }
  }

  private func load() -> Task<Void, Never>? {
    loading?.cancel()
    guard let reference else { return nil }
    phase = .loading
    let task = Task { await fetch(reference) }
    loading = task
    return task
  }

  private func fetch(_ reference: ProductReference) async {
    do {
      let found = try await service.product(reference)
      guard !Task.isCancelled else { return }
      if let found {
        detail = ProductDetail(found.product, locale: locale)
        notice = ProductsText.offlineCopy(of: found.origin, now: time.now())
        phase = .loaded
      } else {
        phase = .missing(ProductsText.noSuchProduct)
      }
    } catch {
      guard !Task.isCancelled else { return }
      phase = .failed(ProductsText.message(for: error))
    }
  }
}

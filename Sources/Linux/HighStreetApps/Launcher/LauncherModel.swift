import Combine
import Formatting

/// What went wrong with the apps that were opened.
@MainActor
final class LauncherModel: ObservableObject {
  /// What the user is to be told.
  struct Failure: Identifiable {
    let shop: Shop
    let message: String

    var id: Shop { shop }
  }

  @Published var failure: Failure?
  private let starter: AppStarter

  init(_ starter: AppStarter) {
    self.starter = starter
  }

  /// The user wants to see an app.
  func chosen(_ shop: Shop) {
    do {
      try starter.start(shop) { [weak self] isWell in
        if !isWell { self?.failure = Failure(shop: shop, message: LauncherText.ended(shop)) }
      }
    } catch {
      failure = Failure(shop: shop, message: LauncherText.notStarted(error))
    }
  }
}

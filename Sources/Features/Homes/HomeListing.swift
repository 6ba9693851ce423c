import HTTP

/// Whether the service still has a home.
public enum HomeListing: Sendable, Hashable {
  /// It does, in this form.
  case listed(Home)
  /// It does not.
  case notListed
}

extension HomesService {
  /// Asks about one home; `nil` when the service does not tell, as when it cannot be reached.
  func listing(of id: HomeID) async -> HomeListing? {
    do {
      let detail = try await detail(id)
      return detail.origin.isOfflineCopy ? nil : .listed(detail.home)
    } catch let failure as HTTPFailure where failure.meansNotListed {
      return .notListed
    } catch {
      return nil
    }
  }
}

extension HTTPFailure {
  /// Whether the service says that it does not have what was asked for.
  var meansNotListed: Bool {
    switch self {
    case .status(404, _, _), .status(410, _, _): true
    default: false
    }
  }
}

import Departures
import Foundation
import HTTP
import Products

/// Turns an error into one message: what happened and what to do.
enum Explanation {
  static func of(_ error: any Error) -> String {
    switch error {
    case let failure as CommandFailure: failure.message
    case let failure as DeparturesFailure: failure.message
    case let failure as any LocalizedError: failure.errorDescription ?? "\(failure)"
    case is CancellationError: "It was cancelled."
    default: "\(error)"
    }
  }
}

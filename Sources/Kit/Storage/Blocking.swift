import Foundation

/// Runs calls that block (disk, keychain, bus) on threads of their own, away from the few threads that
/// Swift's tasks share.
enum Blocking {
  static let queue = DispatchQueue(label: "highstreet.storage", attributes: .concurrent)

  static func run<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Result(catching: work)) }
    }
  }
}

import DemoServices
import Foundation

extension DemoServices {
  /// The services over a catalogue, or in memory. Throws a `CommandFailure` that names a file that is none.
  static func opening(_ catalogue: URL?) throws -> DemoServices {
    do {
      return try DemoServices(catalogue: catalogue)
    } catch {
      guard let catalogue else { throw error }
      throw CommandFailure(
        "The catalogue \(catalogue.path.quoted) cannot be used (\(Explanation.of(error))). "
          + "Name another with --catalogue; it and its folder must be yours to write.")
    }
  }
}

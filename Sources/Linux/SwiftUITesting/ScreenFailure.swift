/// What a test could not find or do, with the dump of the screen.
package struct ScreenFailure: Error, CustomStringConvertible {
  /// What went wrong.
  package let message: String
  /// The screen at that moment.
  package let dump: String

  package var description: String { "\(message)\n\(dump)" }
}

extension Screen {
  func failure(_ message: String) -> ScreenFailure {
    ScreenFailure(message: message, dump: dump)
  }
}

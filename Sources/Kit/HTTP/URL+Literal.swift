import Foundation

extension URL {
  /// An address that stands in our own code; one that is no address ends the program the first time it is
  /// used.
  public init(_ literal: StaticString) {
    guard let url = URL(string: "\(literal)") else {
      preconditionFailure("\(literal) is no address.")
    }
    self = url
  }
}

import Foundation

extension HomesFilter {
  /// What is asked for beside words, in a form that can be kept from launch to launch; empty when nothing is.
  public var kept: String {
    guard !isOnlyText else { return "" }
    let choices = Choices(
      bedrooms: minimumBedrooms, bathrooms: minimumBathrooms, parkingSpaces: minimumParkingSpaces,
      kinds: dwellingTypes.sorted())
    let encoder = JSONEncoder()
    // Equal filters are equal texts.
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(choices)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// What was kept, with words beside it. What makes no sense asks for nothing.
  public init(kept: String, text: String) {
    let choices = try? JSONDecoder().decode(Choices.self, from: Data(kept.utf8))
    self.init(
      minimumBedrooms: choices?.bedrooms, minimumBathrooms: choices?.bathrooms,
      minimumParkingSpaces: choices?.parkingSpaces, dwellingTypes: Set(choices?.kinds ?? []), text: text)
  }

  private struct Choices: Codable {
    let bedrooms: Int?
    let bathrooms: Int?
    let parkingSpaces: Int?
    let kinds: [String]?
  }
}

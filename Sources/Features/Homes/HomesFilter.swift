/// Which of the homes at hand are shown. What a home does not tell counts as not enough.
public struct HomesFilter: Sendable, Hashable {
  /// At least this many bedrooms; `nil` for any number.
  public var minimumBedrooms: Int?
  /// At least this many bathrooms; `nil` for any number.
  public var minimumBathrooms: Int?
  /// Parking for at least this many cars; `nil` for any number.
  public var minimumParkingSpaces: Int?
  /// One of these kinds, in the service's words; empty for all.
  public var dwellingTypes: Set<String>
  /// Words that all must occur; case, accents and the width of letters do not matter.
  public var text: String

  /// A filter of its parts; by default, all homes pass.
  public init(
    minimumBedrooms: Int? = nil, minimumBathrooms: Int? = nil, minimumParkingSpaces: Int? = nil,
    dwellingTypes: Set<String> = [], text: String = ""
  ) {
    self.minimumBedrooms = minimumBedrooms
    self.minimumBathrooms = minimumBathrooms
    self.minimumParkingSpaces = minimumParkingSpaces
    self.dwellingTypes = dwellingTypes
    self.text = text
  }

  /// Whether all homes pass.
  public var isEmpty: Bool { words.isEmpty && isOnlyText }

  /// Whether nothing is asked for beside words.
  public var isOnlyText: Bool { self == HomesFilter(text: text) }

  /// The homes that pass, in their order.
  public func matching(_ homes: [Home]) -> [Home] {
    let words = words
    return homes.filter { passes($0) && (words.isEmpty || HomeSearchText($0).contains(words)) }
  }

  /// Where the homes that pass are, in their order.
  func matches(in all: SearchableHomes) -> [Int] {
    let words = words
    return all.homes.indices.filter { passes(all.homes[$0]) && all.texts[$0].contains(words) }
  }

  private var words: [HomeSearchText.Word] { HomeSearchText.Word.words(of: text) }

  private func passes(_ home: Home) -> Bool { passesCounts(home) && passesType(home) }

  /// A project passes when one of its homes does.
  private func passesCounts(_ home: Home) -> Bool {
    passesCounts(home.bedrooms, home.bathrooms, home.parkingSpaces)
      || (home.project?.parts ?? []).contains { passesCounts($0.bedrooms, $0.bathrooms, $0.parkingSpaces) }
  }

  private func passesCounts(_ bedrooms: Int?, _ bathrooms: Int?, _ parkingSpaces: Int?) -> Bool {
    (bedrooms ?? 0) >= minimumBedrooms ?? 0 && (bathrooms ?? 0) >= minimumBathrooms ?? 0
      && (parkingSpaces ?? 0) >= minimumParkingSpaces ?? 0
  }

  private func passesType(_ home: Home) -> Bool {
    dwellingTypes.isEmpty || home.dwellingType.map(dwellingTypes.contains) ?? false
  }
}

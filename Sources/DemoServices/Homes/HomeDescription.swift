import Foundation

/// Writes the text of a home from the sentences of its family, of its suburb and of what is offered.
struct HomeDescription {
  private let texts = [HomeTexts(HomesSource.houseTexts), HomeTexts(HomesSource.apartmentTexts)]
  private let closings = HomeTexts(HomesSource.closingTexts)

  /// What a home's text depends on.
  struct Facts {
    let family: String
    let bedrooms: Int?
    let bathrooms: Int?
    let carSpaces: Int?
    let land: String?
    let street: String
    let suburb: String
    let surroundings: String
    let features: [String]
    /// Which closing fits: `buy`, `rent`, `project`, or `closed` when it is too late.
    let offer: String
    /// The number of the home in its list.
    let position: Int
  }

  /// The text of the home that is the `number`th of its family, in paragraphs as the real service parts them.
  ///
  /// Openings, insides and outsides are counted through at different speeds, so that no two homes of a family
  /// share all three.
  func text(_ facts: Facts, number: Int) -> String {
    let openings = sentences(facts, "opening")
    let insides = sentences(facts, "inside")
    // Who has nowhere to park is not told about it.
    let outsides = sentences(facts, "outside").filter {
      (facts.carSpaces ?? 0) > 0 || !$0.contains("{parking}")
    }
    let first = [HomeDescription.pick(openings, number), facts.surroundings]
    let second = [HomeDescription.pick(insides, number), HomeDescription.pick(outsides, number)]
    let bullets = facts.features.map { "• \($0)" }.joined(separator: "\r\n")
    let paragraphs = [
      first.joined(separator: " "), second.joined(separator: " "),
      bullets, HomeDescription.pick(closings[facts.offer], facts.position),
    ]
    return fill(paragraphs.filter { !$0.isEmpty }.joined(separator: "\r\n\r\n"), facts)
  }

  private func sentences(_ facts: Facts, _ part: String) -> [String] {
    texts.flatMap { $0["\(facts.family) \(part)"] }
  }

  private func fill(_ text: String, _ facts: Facts) -> String {
    let bedrooms = HomeDescription.count(facts.bedrooms, "bedroom")
    let bathrooms = HomeDescription.count(facts.bathrooms, "bathroom")
    let cars = facts.carSpaces ?? 0
    let values = [
      "bedrooms": bedrooms, "Bedrooms": HomeDescription.capitalised(bedrooms),
      "bathrooms": bathrooms, "Bathrooms": HomeDescription.capitalised(bathrooms),
      "parking": cars == 1 ? "a car space" : "parking for \(HomeDescription.word(cars)) cars",
      "block": facts.land.map { "a block of \($0)" } ?? "a level block",
      "street": facts.street, "suburb": facts.suburb,
    ]
    var filled = ""
    var rest = Substring(text)
    while let start = rest.utf8.firstIndex(of: UInt8(ascii: "{")),
      let end = rest[start...].utf8.firstIndex(of: UInt8(ascii: "}"))
    {
      let name = String(rest[rest.index(after: start)..<end])
      filled += rest[..<start] + (values[name] ?? "{\(name)}")
      rest = rest[rest.index(after: end)...]
    }
    return filled + rest
  }

  private static func pick(_ texts: [String], _ number: Int) -> String {
    texts.isEmpty ? "" : texts[number % texts.count]
  }

  private static func count(_ number: Int?, _ noun: String) -> String {
    guard let number else { return "a \(noun)" }
    return number == 1 ? "one \(noun)" : "\(word(number)) \(noun)s"
  }

  private static func word(_ number: Int) -> String {
    let words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
    return words.indices.contains(number) ? words[number] : String(number)
  }

  private static func capitalised(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}

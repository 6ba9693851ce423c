/// The goods on a category's page: made of the page's address, so that they are always the same.
enum FashionGoods {
  private static let colours = [
    "B4474F Kirsche", "3C6FB0 Kornblume", "2F7F79 Tanne", "D98E32 Safran", "7A5BA6 Flieder",
    "374151 Schiefer", "6C8F45 Salbei", "C7A77B Sand",
  ]
  private static let materials = ["Baumwolle", "Leinen", "Viskose", "Wolle", "Jersey", "Lyocell"]
  private static let names = [
    "Alma", "Bente", "Carla", "Ebba", "Frida", "Greta", "Hedda", "Ida", "Juna", "Klara", "Lotte", "Marta",
  ]

  /// Twenty-four tiles; those of one page show the drawing of its banner.
  static func tiles(of page: String, like banner: String) -> [WebPage.Tile] {
    let drawing = banner.split(separator: "-").first.map(String.init) ?? "star"
    return (0..<24).map { number in
      func pick(_ use: String, _ list: [String]) -> String {
        list[Seed("\(page)/\(number)/\(use)").below(list.count)]
      }
      let colour = pick("colour", colours).split(separator: " ").map(String.init)
      let euros = 9 + Seed("\(page)/\(number)/price").below(90)
      return WebPage.Tile(
        title: "„\(pick("name", names))“ aus \(pick("material", materials))",
        note: "\(colour[1]), \(euros),99 €", link: nil, picture: "\(drawing)-\(colour[0])")
    }
  }
}

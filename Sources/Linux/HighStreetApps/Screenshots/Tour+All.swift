import SwiftUI
import SwiftUITesting

/// What is looked for is the same in every language: identifiers, and what the demo's services say.
@MainActor
extension Tour {
  static let all = [products, assortment, departures, homes]

  private static let products = Tour(
    shop: .products,
    stops: [
      Stop(name: "results") { screen in
        try screen.type("pixel pen", into: "search-field")
        try screen.press(.return)
        try screen.wait(for: .containing("Pixelbook Pen"))
      },
      Stop(name: "details") { screen in
        try screen.tap(.containing("Pixelbook Pen"))
        try screen.wait(for: Query("bar-code").evenHidden)
      },
      Stop(name: "bar-code") { screen in
        try screen.scroll(to: "bar-code", in: .kind(ScrollContent.self).around("bar-code"))
      },
    ])

  private static let assortment = Tour(
    shop: .assortment,
    stops: [
      Stop(name: "shop") { try $0.wait(for: .kind(WebPageContent.self)) },
      Stop(name: "categories") { screen in
        try screen.tap(.role(.tab).at(1))
        try screen.wait(for: "Damen")
      },
      Stop(name: "category") { try $0.tap("Damen") },
    ])

  private static let departures = Tour(
    shop: .departures,
    stops: [
      Stop(name: "welcome") { try $0.wait(for: "find-bus") },
      Stop(name: "results") { screen in
        try screen.tap("find-bus")
        try screen.wait(for: "departures", within: 30)
        try screen.wait(
          until: { !screen.has(.kind(ProgressContent.self)) }, within: 60, "The end of the search")
      },
      Stop(name: "departure") { screen in
        try screen.tap(.role(.button).inside("departures"))
        try screen.wait(for: "detail")
      },
    ])

  private static let homes = Tour(
    shop: .homes,
    stops: [
      Stop(name: "list") { try $0.wait(for: "count") },
      Stop(name: "home") { screen in
        try screen.tap(.identifier("home-\(numbers(on: screen).first ?? "")"))
        try screen.wait(for: Query("about").evenHidden)
      },
      Stop(name: "favourites") { screen in
        try screen.goBack()
        let chosen = numbers(on: screen).prefix(2)
        for number in chosen { try screen.tap(.identifier("favourite-\(number)")) }
        try screen.tap("favourite-count")
        try screen.wait(until: { numbers(on: screen).count == chosen.count }, "The list of favourites")
      },
    ])

  /// The numbers of the homes that are listed, in their order.
  private static func numbers(on screen: Screen) -> [String] {
    screen.elements.filter(\.isSeen).compactMap(\.accessibility.identifier)
      .filter { $0.hasPrefix("home-") }.map { String($0.dropFirst("home-".count)) }
  }
}

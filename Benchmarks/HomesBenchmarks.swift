import Foundation
import HTTP
import Homes
import Ratios
import Storage

/// What a letter costs that is typed above 10,000 homes, all on the main actor, beside folding the texts of all homes: what the
/// search would cost if it did that at each letter.
@MainActor
func homesBenchmarks() async throws -> [Ratio] {
  let homes = (1...10_000).map(home)
  let service = HomesService(
    search: { _, _ in HomesResults(homes: homes) },
    detail: { _ in throw HTTPFailure.offline(host: "homes.test") })
  let folder = URL(fileURLWithPath: ".build/homes-\(UUID().uuidString)")
  let favourites = FavouritesModel(store: FavouritesStore(folder: folder, vault: .memory()), service: service)
  let model = HomesModel(
    service: service, favourites: favourites, preference: HomesModePreference(.memory()))
  await model.appeared()?.value

  var (letter, folding) = (Double.infinity, Double.infinity)
  for round in 0..<10 {
    let word = round.isMultiple(of: 2) ? "bellbird" : "lighthouse"
    letter = min(letter, seconds { model.textTyped(word) })
    folding = min(folding, seconds { _ = HomesFilter(text: word).matching(homes) })
  }
  return [
    Ratio(name: "a letter among 10,000 homes / folding their texts", value: letter / folding, bound: 0.2)
  ]
}

private func seconds(_ work: () -> Void) -> Double {
  let start = DispatchTime.now().uptimeNanoseconds
  work()
  return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
}

private func home(_ number: Int) -> Home {
  Home(
    id: HomeID(kind: .property, number: number), headline: "Sunny house number \(number) close to the park",
    address: "\(number) Wattle Street, Bellbird", price: "$\(number),000", bedrooms: number % 5, bathrooms: 2,
    parkingSpaces: 1, dwellingType: "House", landArea: "382m²", status: "New",
    features: ["Ceiling fans", "Solar panels", "Ocean glimpses"],
    advertiser: HomeAdvertiser(name: "Bellbird Realty"))
}

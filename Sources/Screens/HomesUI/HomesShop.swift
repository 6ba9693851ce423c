import Formatting
import Foundation
import Homes
import Services
import Storage

/// What the screens stand on.
struct HomesShop: Sendable {
  var service: HomesService
  var preferences: Preferences
  /// Finds the favourites, which takes a moment.
  var favourites: @Sendable () async -> FavouritesStore
  var locale = Locale.standard
  var timeZone = TimeZone.current
  var now: @Sendable () -> Date = { Date() }

  @MainActor func list() -> HomesModel {
    let favourites = FavouritesModel(opening: favourites, service: service, now: now)
    return HomesModel(
      service: service, favourites: favourites, preference: HomesModePreference(preferences), now: now)
  }

  @MainActor func detail(_ id: HomeID, home: Home?, favourites: FavouritesModel) -> HomeDetailModel {
    HomeDetailModel(
      id: id, home: home, service: service, favourites: favourites, locale: locale, timeZone: timeZone,
      now: now)
  }
}

extension HomesShop {
  init(_ services: ShopServices) {
    self.init(
      service: services.homes(), preferences: services.preferences,
      favourites: { await services.favourites() })
  }
}

import CommonUI
import Homes
import SwiftUI

/// Says why the favourites are unknown and what can be done, and what became of a change; nothing when all is well.
struct FavouritesBanner: View {
  @ObservedObject var favourites: FavouritesModel

  var body: some View {
    if let notice = favourites.notice {
      ActionBanner(notice, symbol: "exclamationmark.circle") {
        if favourites.canStartAfresh { StartAfreshButton(favourites: favourites) }
        Button(HomesUIText.dismiss) { favourites.noticeDismissed() }
      }
    }
    if case .unknown(let reason) = favourites.phase {
      ActionBanner(reason, symbol: "lock") { FavouritesRemedies(favourites: favourites) }
    }
  }
}

import CommonUI
import Homes
import SwiftUI

/// What can be done about favourites that cannot be read.
struct FavouritesRemedies: View {
  @ObservedObject var favourites: FavouritesModel

  var body: some View {
    Button(CommonText.retry) { favourites.retryTapped() }
    if favourites.canStartAfresh { StartAfreshButton(favourites: favourites) }
  }
}

import CommonUI
import Homes
import SwiftUI

/// Says why the favourites are unknown and what can be done, and what became of a change; nothing when all is well.
struct FavouritesBanner: View {
  @ObservedObject var favourites: FavouritesModel

  var body: some View {
    if let notice = favourites.notice {
      banner(notice, symbol: "exclamationmark.circle") {
        if favourites.canStartAfresh { StartAfreshButton(favourites: favourites) }
        Button(HomesUIText.dismiss) { favourites.noticeDismissed() }
      }
    }
    if case .unknown(let reason) = favourites.phase {
      banner(reason, symbol: "lock") { FavouritesRemedies(favourites: favourites) }
    }
  }

  private func banner<Actions: View>(
    _ text: String, symbol: String, @ViewBuilder actions: () -> Actions
  ) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      NoticeBanner(text, symbol: symbol)
      HStack(spacing: 20) { actions() }
        .font(.footnote)
        .padding(.horizontal)
        .padding(.bottom, 8)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Color.secondary.opacity(0.12))
    }
  }
}

import Homes
import SwiftUI

/// Begins with no favourites where they can never be read here, after a question.
struct StartAfreshButton: View {
  @ObservedObject var favourites: FavouritesModel
  @State private var isAsking = false

  var body: some View {
    Button(HomesUIText.startAfresh) { isAsking = true }
      .alert(isPresented: $isAsking) {
        Alert(
          title: Text(HomesUIText.startAfreshQuestion), message: Text(HomesUIText.startAfreshMessage),
          primaryButton: .destructive(Text(HomesUIText.startAfreshConfirm)) {
            favourites.startAfreshConfirmed()
          },
          secondaryButton: .cancel())
      }
  }
}

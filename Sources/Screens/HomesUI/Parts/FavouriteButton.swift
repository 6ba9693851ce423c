import SwiftUI

/// The heart of a home, on its picture.
struct FavouriteButton: View {
  /// `nil` as long as the favourites are unknown.
  let isFavourite: Bool?
  let home: String
  let tapped: () -> Void

  var body: some View {
    Button {
      tapped()
    } label: {
      Image(systemName: symbol)
        .font(.system(size: 18, weight: .semibold))
        .foregroundColor(isFavourite == true ? .red : .white)
        .frame(width: 44, height: 44)
        .background(Circle().fill(Color.black.opacity(0.45)))
        .contentShape(Circle())
    }
    .buttonStyle(PlainButtonStyle())
    .accessibilityLabel(HomesUIText.favouriteAction(isFavourite, of: home))
    .accessibilityAddTraits(isFavourite == true ? .isSelected : [])
  }

  private var symbol: String {
    switch isFavourite {
    case true?: "heart.fill"
    case false?: "heart"
    case nil: "questionmark"
    }
  }
}

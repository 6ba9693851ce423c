import SwiftUI

/// Says in place of the homes why there are none.
struct HomesEmptyView: View {
  let text: String
  /// Whether it is the filter that lets none pass.
  let isFiltered: Bool
  let showsAll: () -> Void

  var body: some View {
    VStack(spacing: 12) {
      Image(systemName: "house").font(.largeTitle).foregroundColor(.secondary).accessibilityHidden(true)
      Text(HomesUIText.noHomes).font(.headline)
      Text(text).font(.subheadline).foregroundColor(.secondary).multilineTextAlignment(.center)
      if isFiltered { Button(HomesUIText.showAll) { showsAll() } }
    }
    .frame(maxWidth: 420)
    .padding(32)
  }
}

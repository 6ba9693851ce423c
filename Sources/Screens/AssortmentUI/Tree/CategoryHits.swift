import Assortment
import SwiftUI

/// What a search in the tree has found.
struct CategoryHits: View {
  let hits: [AssortmentHit]
  let tapped: @MainActor (AssortmentHit) -> Void

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(hits) { hit in
          Button {
            tapped(hit)
          } label: {
            CategoryLine(label: hit.label, trail: hit.trail, hasChevron: hit.hasChevron)
          }
          .buttonStyle(LineButtonStyle())
          Divider().padding(.leading)
        }
      }
    }
  }
}

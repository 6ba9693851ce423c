import CommonUI
import Homes
import SwiftUI

/// What is known of a home: in one column where the width is compact, with its facts beside it where it is regular.
struct HomeDetailView: View {
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.sizeCategory) private var sizeCategory
  let content: HomeDetailContent
  let partTapped: (HomeID) -> Void

  var body: some View {
    if hasColumns {
      HStack(alignment: .top, spacing: 32) {
        VStack(alignment: .leading, spacing: 24) {
          gallery.cornerRadius(12)
          main
        }
        VStack(alignment: .leading, spacing: 24) { side }.frame(width: 340)
      }
      .padding()
      .frame(maxWidth: 1100)
      .frame(maxWidth: .infinity)
    } else {
      VStack(alignment: .leading, spacing: 24) {
        gallery
        VStack(alignment: .leading, spacing: 24) {
          main
          side
        }
        .padding(.horizontal)
        .padding(.top, content.pictures.isEmpty ? 16 : 0)
      }
    }
  }

  /// The largest texts need the whole width.
  private var hasColumns: Bool { width == .regular && !sizeCategory.isAccessibilityCategory }

  @ViewBuilder private var gallery: some View {
    if !content.pictures.isEmpty { HomeGallery(pictures: content.pictures) }
  }

  @ViewBuilder private var main: some View {
    HomeHeading(row: content.row)
    if let text = content.text { HomeAbout(text: text) }
    if !content.partRows.isEmpty { HomeParts(parts: content.partRows, tapped: partTapped) }
  }

  @ViewBuilder private var side: some View {
    if !content.facts.isEmpty { HomeFacts(facts: content.facts) }
    if !content.inspections.isEmpty {
      HomeSection(HomesUIText.inspections) {
        ForEach(content.inspections, id: \.self) { Label($0, systemImage: "calendar") }
      }
    }
    if !content.features.isEmpty {
      HomeSection(HomesUIText.features) {
        ForEach(content.features, id: \.self) { Label($0, systemImage: "checkmark") }
      }
    }
    if let advertiser = content.advertiser { HomeAgents(advertiser: advertiser) }
    HomeLinks(content: content)
  }
}

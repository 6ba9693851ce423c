import CommonUI
import Homes
import SwiftUI

/// Where there is more about a home, and the way to tell others of it.
struct HomeLinks: View {
  let content: HomeDetailContent

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      if let location = content.location {
        MapLink(latitude: location.latitude, longitude: location.longitude, name: content.row.title)
      }
      if let page = content.webPage {
        Link(destination: page) { Label(HomesUIText.webPage, systemImage: "globe") }
      }
      ShareButton(
        SharedItem(subject: content.row.title, text: content.sharedText, url: content.webPage))
    }
  }
}

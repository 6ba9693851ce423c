#if os(Linux)
  import SwiftUI

  /// A menu with what every desktop can do.
  struct ShareControl: View {
    let item: SharedItem
    @Environment(\.openURL) private var openURL

    var body: some View {
      Menu {
        Button(CommonText.copy) { UIPasteboard.general.string = item.wholeText }
        if let mail = item.mail { Button(CommonText.mail) { openURL(mail) } }
      } label: {
        ShareLabel()
      }
    }
  }
#endif

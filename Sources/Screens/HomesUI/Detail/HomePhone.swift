import Homes
import SwiftUI

/// A number; one that can be called is a link.
struct HomePhone: View {
  let phone: HomeAgent.Phone
  let agent: String

  var body: some View {
    if let url = phone.callURL {
      Link(destination: url) { Label(phone.number, systemImage: "phone") }
        .accessibilityLabel(HomesUIText.call(agent))
        .accessibilityValue(phone.number)
    } else {
      Text([phone.label, phone.number].compactMap { $0 }.joined(separator: " ")).foregroundColor(.secondary)
    }
  }
}

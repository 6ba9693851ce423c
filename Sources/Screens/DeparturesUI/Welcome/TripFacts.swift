import Departures
import SwiftUI

/// What is already chosen for the traveller: route, day and passengers.
struct TripFacts: View {
  let form: DepartureFormModel

  var body: some View {
    let facts = form.festivalFacts
    return VStack(alignment: .leading, spacing: 10) {
      fact(facts.route, symbol: "bus")
      fact(facts.day, symbol: "calendar")
      fact(facts.passengers, symbol: "person")
    }
    .font(.callout)
  }

  private func fact(_ text: String, symbol: String) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 10) {
      Image(systemName: symbol).foregroundColor(.accentColor).frame(minWidth: 24).accessibilityHidden(true)
      Text(text)
    }
    .accessibilityElement(children: .combine)
  }
}

import CommonUI
import SwiftUI

/// Stands beside the list as long as no departure is chosen.
struct NothingChosenView: View {
  var body: some View {
    StatusView(
      symbol: "bus", title: DeparturesScreenText.chooseDeparture,
      message: DeparturesScreenText.chooseDepartureHint)
  }
}

import CommonUI
import Departures
import SwiftUI

/// The search: the form and its results, with a departure beside them where there is room.
struct SearchView: View {
  @ObservedObject var form: DepartureFormModel
  let welcomeTapped: () -> Void

  var body: some View {
    TwoColumns {
      TripForm(form: form, welcomeTapped: welcomeTapped)
    } placeholder: {
      NothingChosenView()
    }
  }
}

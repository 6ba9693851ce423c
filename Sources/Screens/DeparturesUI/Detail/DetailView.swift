import CommonUI
import Departures
import SwiftUI

/// A departure with its stops, stations and terms; follows what later replies say of it.
struct DetailView: View {
  @ObservedObject var results: DeparturesModel
  let id: Departure.ID
  @SceneStorage("departures.departure") private var chosen = ""

  var body: some View {
    Group {
      if let detail = results.list.detail(of: id) {
        DetailList(detail: detail).id(id)
      } else if chosen.isEmpty {
        // A page beside the list outlives the results that it was chosen from.
        NothingChosenView()
      } else if results.progress != nil {
        LoadingView(DeparturesScreenText.searching)
      } else {
        StatusView(
          symbol: "bus", title: DeparturesScreenText.gone, message: DeparturesScreenText.goneHint)
      }
    }
    .navigationTitle(DeparturesScreenText.departure)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .navigationBarTrailing) {
        if let detail = results.list.detail(of: id) {
          ShareButton(SharedItem(subject: DeparturesScreenText.departure, text: detail.shareText))
        }
      }
    }
  }
}

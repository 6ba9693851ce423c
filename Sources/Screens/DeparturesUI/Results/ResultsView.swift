import CommonUI
import Departures
import SwiftUI

/// The departures that were found, or why there are none.
struct ResultsView: View {
  let form: DepartureFormModel
  @ObservedObject var results: DeparturesModel
  @SceneStorage("departures.departure") private var chosen = ""
  @SceneStorage("departures.sort") private var sort = DepartureSort.departure
  @State private var isFiltering = false

  var body: some View {
    VStack(spacing: 0) {
      SearchProgressLine(progress: results.progress)
      DemoBanner()
      content
    }
    .background(
      NavigationLink(destination: DetailView(results: results, id: chosen), isActive: isChosen) {
        EmptyView()
      }
      .hidden()
    )
    .navigationTitle(results.title)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button {
          isFiltering = true
        } label: {
          Image(systemName: filterSymbol)
        }
        .accessibilityLabel(DeparturesScreenText.sortAndFilter)
        .accessibilityIdentifier("filter")
      }
    }
    .sheet(isPresented: $isFiltering) {
      FilterView(results: results, sort: sortChoice).departuresAccent()
    }
    .announced(results.announcement)
    .onAppear { results.sortChosen(sort) }
  }

  @ViewBuilder private var content: some View {
    switch results.phase {
    case .idle, .searching: LoadingView(DeparturesScreenText.searching)
    case .loaded: loaded
    case .noRoute:
      StatusView(
        symbol: "signpost.right", title: DeparturesScreenText.noRoute, message: results.notice,
        actionTitle: DeparturesScreenText.changeTrip
      ) { form.changeTapped() }
    case .noDepartures:
      StatusView(
        symbol: "calendar", title: DeparturesScreenText.noDepartures, message: results.notice,
        actionTitle: DeparturesScreenText.changeTrip
      ) { form.changeTapped() }
    case .failed(.dateInThePast): dayIsOver
    case .failed(.refused), .failed(.invalidQuery):
      StatusView(
        symbol: "exclamationmark.triangle", title: DeparturesScreenText.searchRefused,
        message: results.notice, actionTitle: DeparturesScreenText.changeTrip
      ) { form.changeTapped() }
    case .failed: StatusView(failure: results.notice ?? "") { results.retryTapped() }
    }
  }

  @ViewBuilder private var loaded: some View {
    if results.list.rowCount > 0 {
      DepartureListView(results: results, chosen: chosen, sort: sortChoice) { chosen = $0 }
    } else if results.list.board.count > 0 {
      StatusView(
        symbol: "line.horizontal.3.decrease.circle", title: DeparturesScreenText.nothingFits,
        message: results.notice, actionTitle: DeparturesScreenText.clearFilters
      ) { results.filtersCleared() }
    } else {
      StatusView(
        symbol: "hourglass", title: DeparturesScreenText.nothingFound, message: results.notice,
        actionTitle: DeparturesScreenText.searchAgain
      ) { results.retryTapped() }
    }
  }

  @ViewBuilder private var dayIsOver: some View {
    if let day = results.suggestedDayText {
      StatusView(
        symbol: "calendar", title: DeparturesScreenText.dayIsOver, message: results.notice,
        actionTitle: DeparturesScreenText.searchOn(day)
      ) { form.suggestedDateTapped() }
    } else {
      StatusView(
        symbol: "calendar", title: DeparturesScreenText.dayIsOver, message: results.notice,
        actionTitle: DeparturesScreenText.changeTrip
      ) { form.changeTapped() }
    }
  }

  private var filterSymbol: String {
    "line.horizontal.3.decrease.circle" + (results.list.filter.count > 0 ? ".fill" : "")
  }

  private var isChosen: Binding<Bool> {
    Binding(get: { !chosen.isEmpty }, set: { if !$0 { chosen = "" } })
  }

  private var sortChoice: Binding<DepartureSort> {
    Binding(
      get: { sort },
      set: {
        sort = $0
        results.sortChosen($0)
      })
  }
}

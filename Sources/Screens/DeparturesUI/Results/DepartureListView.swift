import CommonUI
import Departures
import SwiftUI

/// The rows under their days. They are told apart by the ids of the departures, so that the place in the list is kept while
/// rows are put in above it.
struct DepartureListView: View {
  @ObservedObject var results: DeparturesModel
  let chosen: Departure.ID
  @Binding var sort: DepartureSort
  let departureTapped: (Departure.ID) -> Void

  var body: some View {
    NoticedPage {
      if let notice = results.notice {
        ActionBanner(notice, symbol: "exclamationmark.triangle") {
          Button(DeparturesScreenText.searchAgain) { results.retryTapped() }
        }
      }
    } content: {
      rows
    }
  }

  private var rows: some View {
    VStack(spacing: 0) {
      CountBar(text: results.shownText, sort: $sort)
      Divider()
      List {
        ForEach(results.list.sections) { section in
          Section(header: header(section)) {
            ForEach(section.rows) { row in
              DepartureRowView(row: row, showsDay: section.title == nil) { departureTapped(row.id) }
                .listRowBackground(row.id == chosen ? Color.accentColor.opacity(0.12) : nil)
            }
          }
        }
      }
      .listStyle(PlainListStyle())
      .accessibilityIdentifier("departures")
    }
  }

  @ViewBuilder private func header(_ section: DepartureSection) -> some View {
    if let title = section.title { Text(title).accessibilityAddTraits(.isHeader) }
  }
}

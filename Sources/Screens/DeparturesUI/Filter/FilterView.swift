import Departures
import SwiftUI

/// Order and filters of the results. What is chosen is taken up at once, and the button says how many departures fit.
struct FilterView: View {
  @Environment(\.presentationMode) private var presentationMode
  @ObservedObject var results: DeparturesModel
  @Binding var sort: DepartureSort

  var body: some View {
    NavigationView {
      Form {
        Section(header: Text(DeparturesScreenText.sortBy)) {
          ForEach(DepartureSort.allCases) { choice in
            CheckRow(title: choice.title, isOn: sort == choice) { sort = choice }
          }
        }
        priceSection
        Section(header: Text(DeparturesScreenText.changes)) {
          CheckRow(title: DeparturesScreenText.directOnly, isOn: filter.isDirectOnly) {
            results.directOnlyTapped()
          }
        }
        Section(header: Text(DeparturesScreenText.timeOfDay)) {
          ForEach(TimeOfDay.allCases) { time in
            CheckRow(title: time.title, isOn: filter.timesOfDay.contains(time)) {
              results.timeOfDayTapped(time)
            }
          }
        }
        Section(header: Text(DeparturesScreenText.operators)) {
          ForEach(results.operatorChoices) { choice in
            CheckRow(title: choice.name, isOn: results.isChosen(choice)) { results.operatorTapped(choice) }
          }
        }
        Section(header: Text(DeparturesScreenText.aboard)) {
          ForEach(Amenities.all, id: \.rawValue) { amenity in
            CheckRow(title: amenity.name, isOn: filter.amenities.contains(amenity)) {
              results.amenityTapped(amenity)
            }
          }
        }
      }
      .navigationTitle(results.shownText)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button(DeparturesScreenText.clearFilters) { results.filtersCleared() }
            .disabled(filter.count == 0)
        }
        ToolbarItem(placement: .confirmationAction) {
          Button(DeparturesScreenText.done) { presentationMode.wrappedValue.dismiss() }
        }
      }
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }

  private var filter: DepartureFilter { results.list.filter }

  @ViewBuilder private var priceSection: some View {
    if let bounds = results.priceBounds {
      Section(header: Text(DeparturesScreenText.price)) {
        VStack(alignment: .leading) {
          Text(results.priceLimitText).font(.body.monospacedDigit())
          Slider(
            value: Binding(get: { results.priceLimit }, set: { results.priceLimitMoved(to: $0) }), in: bounds
          )
          .accessibilityLabel(DeparturesScreenText.price)
          .accessibilityValue(results.priceLimitText)
        }
      }
    }
  }
}

import CommonUI
import Departures
import Services
import SwiftUI

/// Route, day, passengers and currency, and the button that shows the departures.
struct TripForm: View {
  @ObservedObject var form: DepartureFormModel
  let welcomeTapped: () -> Void

  var body: some View {
    Form {
      routeSection
      Section(header: Text(DeparturesScreenText.day)) {
        DatePicker(
          DeparturesScreenText.departureDay, selection: $form.day, displayedComponents: .date)
      }
      Section(header: Text(form.passengersText)) {
        count(DeparturesScreenText.adults, $form.query.adults)
        count(DeparturesScreenText.children, $form.query.children)
        count(DeparturesScreenText.seniors, $form.query.seniors)
      }
      Section(header: Text(DeparturesScreenText.prices)) {
        ChoiceRow(
          title: DeparturesScreenText.currency, choices: form.currencies, selection: $form.query.currency
        ) { $0 }
      }
      searchSection
    }
    .background(
      NavigationLink(
        destination: ResultsView(form: form, results: form.results), isActive: $form.isShowingResults
      ) { EmptyView() }
      .isDetailLink(false)
      .hidden()
    )
    .navigationTitle(DeparturesScreenText.trip)
    .toolbar {
      ToolbarItem(placement: .navigationBarLeading) { SettingsButton(keys: [.busbud]) }
      ToolbarItem(placement: .primaryAction) {
        Button {
          welcomeTapped()
        } label: {
          Image(systemName: "music.note")
        }
        .accessibilityLabel(DeparturesScreenText.welcome)
      }
    }
  }

  private var routeSection: some View {
    Section(header: Text(DeparturesScreenText.route)) {
      ChoiceRow(title: DeparturesScreenText.from, choices: form.cities, selection: $form.query.origin) {
        $0.name
      }
      ChoiceRow(title: DeparturesScreenText.to, choices: form.cities, selection: $form.query.destination) {
        $0.name
      }
      Button {
        form.swapTapped()
      } label: {
        Label(DeparturesScreenText.swap, systemImage: "arrow.up.arrow.down")
      }
    }
  }

  private var searchSection: some View {
    Section {
      ForEach(form.messages, id: \.self) { message in
        Label(message, systemImage: "exclamationmark.circle").font(.footnote).foregroundColor(.red)
      }
      Button(DeparturesScreenText.search) { form.searchSubmitted() }
        .buttonStyle(BigButtonStyle())
        .disabled(!form.canSearch)
        .keyboardShortcut(.defaultAction)
        .listRowInsets(EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
        .listRowBackground(Color.clear)
    }
  }

  private func count(_ title: String, _ value: Binding<Int>) -> some View {
    Stepper(value: value, in: 0...DepartureQuery.mostPassengers) {
      HStack {
        Text(title)
        Spacer()
        Text("\(value.wrappedValue)").font(.body.monospacedDigit()).foregroundColor(.secondary)
      }
    }
  }
}

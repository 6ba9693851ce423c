import CommonUI
import Departures
import Formatting
import Foundation
import HTTP
import Services
import SwiftUI

/// The screens of the bus departures: the welcome, and the search behind it.
public struct DeparturesView: View {
  @StateObject private var form: DepartureFormModel
  @SceneStorage("departures.hasStarted") private var hasStarted = false
  @SceneStorage("departures.trip") private var trip = ""
  @SceneStorage("departures.showsResults") private var showsResults = false
  @SceneStorage("departures.departure") private var chosen = ""

  /// The screens over the services at a source.
  public init(services: ShopServices) {
    self.init(services.departures())
  }

  /// The screens over a service, at a time, in a locale and zone that are handed in.
  public init(
    _ service: @autoclosure @escaping () -> DeparturesService, time: TimeSource = .system,
    locale: Locale = .standard, zone: TimeZone = .current
  ) {
    _form = StateObject(
      wrappedValue: DepartureFormModel(
        query: DepartureQuery(language: locale.languageCode ?? "en"),
        results: DeparturesModel(service: service(), time: time, locale: locale), zone: zone))
  }

  /// The welcome, or the search.
  public var body: some View {
    Group {
      if hasStarted {
        SearchView(form: form) { hasStarted = false }
      } else {
        WelcomeView(form: form) { hasStarted = true }
      }
    }
    .departuresAccent()
    .onAppear {
      form.restored(trip, isShowingResults: hasStarted && showsResults)
    }
    .onChange(of: form.query.text) { trip = $0 }
    .onChange(of: form.isShowingResults) {
      showsResults = $0
      if !$0 { chosen = "" }
    }
  }
}

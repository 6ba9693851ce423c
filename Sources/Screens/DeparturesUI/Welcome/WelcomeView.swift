import Departures
import SwiftUI

/// Sells the trip to the festival, and opens the search for it.
struct WelcomeView: View {
  let form: DepartureFormModel
  let started: () -> Void
  @Environment(\.sizeCategory) private var sizeCategory

  var body: some View {
    GeometryReader { space in
      if space.size.width > space.size.height {
        HStack(spacing: 0) {
          FestivalScene().frame(width: space.size.width * (isLarge ? 0.3 : 0.5))
          invitation(isTight: isLarge || space.size.height < 480)
        }
      } else {
        VStack(spacing: 0) {
          FestivalScene().frame(height: space.size.height * (isLarge ? 0.2 : 0.42))
          invitation(isTight: isLarge)
        }
      }
    }
    .ignoresSafeArea(.container, edges: .top)
  }

  /// Where there is little room, the second button scrolls with the words, so that more of them are seen.
  private func invitation(isTight: Bool) -> some View {
    VStack(spacing: 0) {
      ScrollView {
        VStack(alignment: .leading, spacing: 14) {
          Text(DeparturesScreenText.festival)
            .font(.subheadline.bold()).foregroundColor(.accentColor)
          Text(DeparturesScreenText.promise)
            .font(.largeTitle.bold()).accessibilityAddTraits(.isHeader)
          Text(DeparturesScreenText.invitation).foregroundColor(.secondary)
          TripFacts(form: form).padding(.top, 6)
          if isTight { otherTrip }
        }
        .fixedSize(horizontal: false, vertical: true)
        .frame(maxWidth: 480, alignment: .leading)
        .padding(.horizontal, 24)
        .padding(.vertical, isTight ? 12 : 24)
        .frame(maxWidth: .infinity)
      }
      buttons(isTight: isTight)
    }
  }

  private var isLarge: Bool { sizeCategory.isAccessibilityCategory }

  private var otherTrip: some View {
    Button(DeparturesScreenText.otherTrip) { started() }
      .buttonStyle(PlainButtonStyle())
      .foregroundColor(.accentColor)
      .padding(.vertical, 6)
  }

  private func buttons(isTight: Bool) -> some View {
    VStack(spacing: 12) {
      Button(DeparturesScreenText.findBus) {
        form.festivalTapped()
        started()
      }
      .buttonStyle(BigButtonStyle())
      .accessibilityIdentifier("find-bus")
      if !isTight { otherTrip }
    }
    .frame(maxWidth: 480)
    .padding(.horizontal, 24)
    .padding(.vertical, 12)
  }
}

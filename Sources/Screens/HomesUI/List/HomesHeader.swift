import Homes
import SwiftUI

/// The choice between buying and renting, and how many favourites there are.
struct HomesHeader: View {
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.verticalSizeClass) private var height
  @ObservedObject var model: HomesModel
  let favouritesTapped: () -> Void

  var body: some View {
    Group {
      if width == .regular || height == .compact {
        HStack(spacing: 24) {
          modePicker.frame(maxWidth: 320)
          Spacer(minLength: 0)
          counter
        }
      } else {
        VStack(spacing: 4) {
          modePicker
          counter.frame(maxWidth: .infinity, alignment: .leading)
        }
      }
    }
    .padding(.horizontal)
    .padding(.vertical, 8)
  }

  private var modePicker: some View {
    Picker(HomesUIText.modeLabel, selection: mode) {
      ForEach(HomesMode.allCases, id: \.self) { Text(HomesUIText.mode($0)).tag($0) }
    }
    .pickerStyle(SegmentedPickerStyle())
    .accessibilityIdentifier("mode")
  }

  private var counter: some View {
    Button {
      favouritesTapped()
    } label: {
      HStack(spacing: 6) {
        Image(systemName: model.favouriteCount == nil ? "questionmark.circle" : "heart.fill")
          .accessibilityHidden(true)
        Text(model.favouriteCountText).fixedSize(horizontal: false, vertical: true)
        Image(systemName: "chevron.forward").imageScale(.small).foregroundColor(.secondary)
          .accessibilityHidden(true)
      }
      .font(Font.subheadline.weight(.medium).monospacedDigit())
      .foregroundColor(.accentColor)
      .frame(minHeight: 44)
      .contentShape(Rectangle())
    }
    .buttonStyle(PlainButtonStyle())
    .accessibilityLabel(model.favouriteCountText)
    .accessibilityHint(HomesUIText.favouritesHint)
    .accessibilityIdentifier("favourite-count")
  }

  private var mode: Binding<HomesMode> {
    Binding(get: { model.mode }, set: { model.modeChosen($0) })
  }
}

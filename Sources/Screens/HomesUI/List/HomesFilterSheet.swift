import Homes
import SwiftUI

/// Chooses which homes are shown; what is chosen holds at once.
struct HomesFilterSheet: View {
  @Environment(\.sizeCategory) private var sizeCategory
  @Environment(\.presentationMode) private var presentation
  @ObservedObject var model: HomesModel

  var body: some View {
    NavigationView {
      Form {
        Section(header: Text(HomesUIText.atLeast)) {
          minimum(HomesUIText.bedrooms, \.minimumBedrooms)
          minimum(HomesUIText.bathrooms, \.minimumBathrooms)
          minimum(HomesUIText.parking, \.minimumParkingSpaces)
        }
        if !model.kinds.isEmpty {
          Section(header: Text(HomesUIText.kinds)) {
            ForEach(model.kinds) { Toggle($0.name, isOn: includes($0)) }
          }
        }
        Section(footer: Text(model.countText ?? "")) {
          Button(HomesUIText.showAll) { model.filterChanged(HomesFilter(text: model.filter.text)) }
            .disabled(model.filter.isOnlyText)
        }
      }
      .navigationTitle(HomesUIText.filter)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button(HomesUIText.done) { presentation.wrappedValue.dismiss() }
        }
      }
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }

  private func minimum(_ title: String, _ part: WritableKeyPath<HomesFilter, Int?>) -> some View {
    let count = filter[dynamicMember: part]
    return Stepper(
      value: Binding(get: { count.wrappedValue ?? 0 }, set: { count.wrappedValue = $0 == 0 ? nil : $0 }),
      in: 0...5
    ) {
      if sizeCategory.isAccessibilityCategory {
        VStack(alignment: .leading) {
          Text(title)
          Text(HomesUIText.minimum(count.wrappedValue)).foregroundColor(.secondary)
        }
      } else {
        HStack {
          Text(title)
          Spacer()
          Text(HomesUIText.minimum(count.wrappedValue)).foregroundColor(.secondary)
        }
      }
    }
    .accessibilityLabel(title)
    .accessibilityValue(HomesUIText.minimum(count.wrappedValue))
  }

  private func includes(_ kind: HomeKind) -> Binding<Bool> {
    Binding(
      get: { model.filter.dwellingTypes.contains(kind.id) },
      set: { isOn in
        var filter = model.filter
        if isOn { filter.dwellingTypes.insert(kind.id) } else { filter.dwellingTypes.remove(kind.id) }
        model.filterChanged(filter)
      })
  }

  private var filter: Binding<HomesFilter> {
    Binding(get: { model.filter }, set: { model.filterChanged($0) })
  }
}

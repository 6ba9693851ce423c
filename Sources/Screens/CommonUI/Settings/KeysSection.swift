import SwiftUI

/// The keys that the services of the app ask for.
struct KeysSection: View {
  @ObservedObject var model: SettingsModel

  var body: some View {
    Section(header: Text(SettingsText.keys), footer: footer) {
      ForEach(model.keys.indices, id: \.self) { index in
        KeyRows(
          entry: $model.keys[index], save: { model.saveTapped(model.keys[index].key) },
          forget: { model.forgetTapped(model.keys[index].key) })
      }
    }
  }

  @ViewBuilder private var footer: some View {
    if let notice = model.vaultNotice { Text(notice) }
  }
}

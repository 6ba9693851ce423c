import SwiftUI

/// What the app keeps of replies and pictures, and the way to be rid of it.
struct StorageSection: View {
  @ObservedObject var model: SettingsModel
  @State private var isAsking = false

  var body: some View {
    Section(header: Text(SettingsText.storage)) {
      FactRow(
        name: SettingsText.kept, value: model.cacheBytes.map(SettingsText.space) ?? SettingsText.looking)
      if let fault = model.cacheFault { FaultText(fault) }
      Button(SettingsText.clearCaches) { isAsking = true }
        .disabled(model.cacheBytes == 0)
        // At the button: a section hands what it is given to each of its rows.
        .alert(isPresented: $isAsking) {
          Alert(
            title: Text(SettingsText.clearQuestion), message: Text(SettingsText.clearConsequence),
            primaryButton: .destructive(Text(SettingsText.clear)) { model.clearConfirmed() },
            secondaryButton: .cancel(Text(CommonText.cancel)))
        }
    }
  }
}

import Services
import SwiftUI

/// The settings of an app.
struct SettingsView: View {
  @ObservedObject private var model: SettingsModel
  @EnvironmentObject private var session: AppSession
  @Environment(\.presentationMode) private var presentation

  init(_ model: SettingsModel) {
    self.model = model
  }

  var body: some View {
    NavigationView {
      Form {
        SourceSection(model: model, notice: session.notice)
        if !model.keys.isEmpty { KeysSection(model: model) }
        StorageSection(model: model)
        Section(header: Text(SettingsText.about)) {
          FactRow(name: SettingsText.version, value: Release.version)
          FactRow(name: SettingsText.licence, value: SettingsText.licenceName)
        }
      }
      .navigationBarTitle(Text(SettingsText.title), displayMode: .inline)
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button(SettingsText.done) { presentation.wrappedValue.dismiss() }
        }
      }
    }
    .navigationViewStyle(StackNavigationViewStyle())
    .onAppear { model.appeared() }
  }
}

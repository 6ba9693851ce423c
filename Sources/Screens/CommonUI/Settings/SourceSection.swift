import SwiftUI

/// Which servers the app asks.
struct SourceSection: View {
  @ObservedObject var model: SettingsModel
  let notice: String?

  var body: some View {
    Section(header: Text(SettingsText.source), footer: footer) {
      ForEach(SourceChoice.allCases) { choice in
        Button {
          model.sourceTapped(choice)
        } label: {
          SourceRow(choice: choice, isChosen: choice == model.choice)
        }
        .buttonStyle(PlainButtonStyle())
        .accessibilityAddTraits(choice == model.choice ? [.isSelected] : [])
      }
      if model.choice == .server {
        TextField(SettingsText.address, text: $model.address, onCommit: { model.addressSubmitted() })
          .keyboardType(.URL)
          .disableAutocorrection(true)
          .autocapitalization(.none)
          .accessibilityLabel(SettingsText.address)
        if let fault = model.addressFault { FaultText(fault) }
        Button(SettingsText.useServer) { model.addressSubmitted() }
      }
    }
  }

  @ViewBuilder private var footer: some View {
    if let notice { Text(notice) }
  }
}

import SwiftUI

/// A key: whose it is, whether there is one, a field for another one, and the way to forget it.
struct KeyRows: View {
  @Binding var entry: KeyEntry
  let save: @MainActor () -> Void
  let forget: @MainActor () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(entry.key.company)
      Text(SettingsText.state(of: entry)).font(.footnote).foregroundColor(.secondary)
        .fixedSize(horizontal: false, vertical: true)
    }
    .accessibilityElement(children: .combine)
    SecureField(SettingsText.enterKey, text: $entry.typed, onCommit: { save() })
      .accessibilityLabel(SettingsText.enterKey)
    if let fault = entry.fault { FaultText(fault) }
    if !entry.typed.isEmpty { Button(SettingsText.save) { save() } }
    if entry.state == .kept { Button(SettingsText.forget) { forget() } }
  }
}

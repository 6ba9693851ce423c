import Storage
import SwiftUI

/// Opens the settings of an app, from its toolbar.
public struct SettingsButton: View {
  private let keys: [ServiceKey]
  @EnvironmentObject private var session: AppSession

  /// A button for an app.
  ///
  /// - Parameter keys: the keys that the services of the app ask for.
  public init(keys: [ServiceKey] = []) {
    self.keys = keys
  }

  /// A gear.
  public var body: some View {
    Button {
      session.settingsTapped(keys: keys)
    } label: {
      Image(systemName: "gearshape").imageScale(.large)
    }
    .accessibilityLabel(SettingsText.title)
  }
}

import SwiftUI

/// How the desktop knows an app.
struct AppIdentifier: Equatable {
  /// The name of the app's type without the word App, such as `Gallery`.
  let name: String

  @MainActor
  init(of app: any App.Type) {
    self.init(typeName: "\(app)")
  }

  init(typeName: String) {
    let name = typeName.hasSuffix("App") ? String(typeName.dropLast(3)) : typeName
    self.name = name.isEmpty ? typeName : name
  }

  /// In the form of D-Bus names; a desktop file of this name gives the window its icon.
  var string: String {
    "org.highstreet." + String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }
}

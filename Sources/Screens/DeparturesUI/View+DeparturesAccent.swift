import CommonUI
import SwiftUI

extension View {
  /// The app's own colour: a deep teal, lighter in the dark.
  func departuresAccent() -> some View {
    accent(light: Color(red: 0, green: 0.4, blue: 0.5), dark: Color(red: 0.36, green: 0.77, blue: 0.85))
  }
}

import CommonUI
import SwiftUI

extension View {
  /// The app's own colour: a green, lighter in the dark.
  func homesAccent() -> some View {
    accent(light: Color(red: 0, green: 0.44, blue: 0.33), dark: Color(red: 0.36, green: 0.82, blue: 0.65))
  }
}

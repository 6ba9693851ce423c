import CommonUI
import SwiftUI

extension View {
  /// The app's own colour: a raspberry, lighter in the dark.
  func assortmentAccent() -> some View {
    accent(light: Color(red: 0.757, green: 0.102, blue: 0.369), dark: Color(red: 1, green: 0.42, blue: 0.643))
  }
}

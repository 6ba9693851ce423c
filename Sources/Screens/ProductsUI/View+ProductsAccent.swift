import CommonUI
import SwiftUI

extension View {
  /// The app's own colour: a blue, lighter in the dark.
  func productsAccent() -> some View {
    accent(light: Color(red: 0, green: 0.357, blue: 0.733), dark: Color(red: 0.357, green: 0.667, blue: 1))
  }
}

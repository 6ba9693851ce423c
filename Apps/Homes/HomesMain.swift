import HomesUI
import SwiftUI

/// Starts the app on iOS; all of it is in the package.
@main
enum HomesMain {
  static func main() {
    HomesApp.main()
  }
}

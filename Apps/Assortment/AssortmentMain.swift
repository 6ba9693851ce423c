import AssortmentUI
import SwiftUI

/// Starts the app on iOS; all of it is in the package.
@main
enum AssortmentMain {
  static func main() {
    AssortmentApp.main()
  }
}

import ProductsUI
import SwiftUI

/// Starts the app on iOS; all of it is in the package.
@main
enum ProductsMain {
  static func main() {
    ProductsApp.main()
  }
}

import DeparturesUI
import SwiftUI

/// Starts the app on iOS; all of it is in the package.
@main
enum DeparturesMain {
  static func main() {
    DeparturesApp.main()
  }
}

import AssortmentUI
import DeparturesUI
import HomesUI
import ProductsUI
import SwiftUI

/// The four apps, by the names that the command line has for them.
enum Shop: String, CaseIterable, Identifiable {
  case products, assortment, departures, homes

  var id: Shop { self }

  /// How the desktop knows the app, and its icon is called.
  var applicationID: String { "org.highstreet.\(rawValue.capitalized)" }

  /// Shows the app until its window is closed.
  @MainActor
  func run() {
    switch self {
    case .products: ProductsApp.main()
    case .assortment: AssortmentApp.main()
    case .departures: DeparturesApp.main()
    case .homes: HomesApp.main()
    }
  }
}

import AssortmentUI
import DeparturesUI
import HomesUI
import ProductsUI
import Services
import SwiftUI

extension Shop {
  /// The app's screens over the services at a source.
  @MainActor @ViewBuilder
  func screens(_ services: ShopServices) -> some View {
    switch self {
    case .products: ProductsView(services: services)
    case .assortment: AssortmentView(services: services)
    case .departures: DeparturesView(services: services)
    case .homes: HomesView(services: services)
    }
  }
}

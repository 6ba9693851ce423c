import Foundation
import CommonUI
import Images
import Products
import Services

/// The electronics shop of the demo services.
struct DemoShop {
  private let services = ShopServices(
    source: .demo, places: DataPlaces(folder: FileManager.default.temporaryDirectory), vault: .keyFile,
    environment: [:], keyAdvice: { _ in "" })

  var service: ProductsService { services.products(pageSize: 25) }
  var images: ImageLoader { ImageLoader(services) }
}

import Foundation
import HTTP
import Products

/// What the screens of this shop need to make their models.
struct ProductsContext {
  /// Where products come from.
  let service: ProductsService
  /// How prices are written.
  var locale = Locale.current
  /// The clock that tells how old a copy is.
  var time = TimeSource.system
}

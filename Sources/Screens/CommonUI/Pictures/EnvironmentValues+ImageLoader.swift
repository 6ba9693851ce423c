import Images
import SwiftUI

extension EnvironmentValues {
  /// Who brings the pictures; `nil` shows none.
  public var imageLoader: ImageLoader? {
    get { self[ImageLoaderKey.self] }
    set { self[ImageLoaderKey.self] = newValue }
  }
}

private struct ImageLoaderKey: EnvironmentKey {
  static let defaultValue: ImageLoader? = nil
}

import SwiftUI

/// Something is on its way.
public struct LoadingView: View {
  private let title: String

  /// With a text that says what.
  public init(_ title: String = CommonText.loading) {
    self.title = title
  }

  /// The text and a spinner, in the middle of the space.
  public var body: some View {
    ProgressView(title).frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

import Images
import SwiftUI

/// A picture from the network. It fills the space that it is given, and shows a symbol until it is there or where there is none.
///
/// It never shows the picture of another address: https://developer.apple.com/documentation/swiftui/view/id(_:) is not needed.
public struct RemoteImage: View {
  @Environment(\.imageLoader) private var loader
  @Environment(\.displayScale) private var displayScale
  @StateObject private var picture = PictureModel()

  private let url: URL?
  private let longestSide: CGFloat
  private let contentMode: ContentMode
  private let symbol: String

  /// A picture.
  ///
  /// - Parameters:
  ///   - url: its address; `nil` where there is none.
  ///   - longestSide: the longest side that is needed, in points.
  ///   - contentMode: whether it is cut to fill the space, or shown whole.
  ///   - symbol: the SF Symbol in its place.
  public init(
    _ url: URL?, longestSide: CGFloat, contentMode: ContentMode = .fill, symbol: String = "photo"
  ) {
    self.url = url
    self.longestSide = longestSide
    self.contentMode = contentMode
    self.symbol = symbol
  }

  /// The picture in its space.
  public var body: some View {
    Color.clear
      .overlay(content)
      .clipped()
      .onAppear { bind() }
      .onChange(of: url) { _ in bind() }
      .onDisappear { picture.release() }
  }

  @ViewBuilder private var content: some View {
    switch picture.phase {
    case .loaded(let image):
      Image(uiImage: image).resizable().aspectRatio(contentMode: contentMode)
    case .loading: Color.secondary.opacity(0.12)
    case .empty, .failed:
      Color.secondary.opacity(0.12)
        .overlay(Image(systemName: symbol).imageScale(.large).foregroundColor(.secondary))
    }
  }

  private func bind() {
    let request = url.map {
      ImageRequest(url: $0, longestSide: Int((longestSide * displayScale).rounded(.up)))
    }
    picture.bind(request, scale: displayScale, loader: loader)
  }
}

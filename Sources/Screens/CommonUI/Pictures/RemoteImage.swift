import Images
import SwiftUI

/// A picture from the network. It fills the space that it is given, and shows a symbol until it is there or where there is none.
///
/// It never shows the picture of another address, so that rows need no identity of their own for it.
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

  /// The picture in its space; those who do not see it hear nothing of it.
  public var body: some View {
    Color.clear
      .overlay(content)
      .clipped()
      .accessibilityHidden(true)
      .onAppear { bind() }
      .onChange(of: request) { _ in bind() }
      .onDisappear { picture.release() }
  }

  @ViewBuilder private var content: some View {
    switch phase {
    case .loaded(let image):
      Image(uiImage: image).resizable().aspectRatio(contentMode: contentMode)
    case .loading: ground
    case .empty, .failed:
      ground.overlay(Image(systemName: symbol).imageScale(.large).foregroundColor(.secondary))
    }
  }

  private var ground: some View { Color.secondary.opacity(0.12) }

  private var request: ImageRequest? {
    url.map { ImageRequest(url: $0, longestSide: Int((longestSide * displayScale).rounded(.up))) }
  }

  /// Until the picture is bound to another address, what was there before must not be seen.
  private var phase: PictureModel.Phase {
    if picture.request == request { return picture.phase }
    guard let request, let loader else { return .empty }
    let image = loader.bitmapInMemory(for: request).flatMap { UIImage($0, scale: displayScale) }
    return image.map(PictureModel.Phase.loaded) ?? .loading
  }

  private func bind() {
    picture.bind(request, scale: displayScale, loader: loader)
  }
}

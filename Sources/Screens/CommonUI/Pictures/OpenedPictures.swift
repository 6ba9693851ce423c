import Foundation
import SwiftUI

/// Pictures that are looked at in full size, one at a time.
public struct OpenedPictures: Identifiable, Hashable, Sendable {
  /// One of them.
  public struct Picture: Hashable, Sendable {
    /// Its address.
    public let url: URL
    /// What it shows, for those who do not see it.
    public let label: String

    /// A picture and what it shows.
    public init(url: URL, label: String) {
      self.url = url
      self.label = label
    }
  }

  let pictures: [Picture]
  let first: Int

  /// Which picture was opened.
  public var id: Int { first }

  /// Pictures in their order, and the place of the one to begin with; `nil` where there is none.
  public init?(_ pictures: [Picture], first: Int = 0) {
    guard !pictures.isEmpty else { return nil }
    self.pictures = pictures
    self.first = min(max(first, 0), pictures.count - 1)
  }
}

extension View {
  /// Covers the screen with pictures while there are some.
  public func pictureViewer(_ opened: Binding<OpenedPictures?>) -> some View {
    modifier(PictureViewerCover(opened: opened))
  }
}

private struct PictureViewerCover: ViewModifier {
  @Binding var opened: OpenedPictures?
  @Environment(\.imageLoader) private var loader

  func body(content: Content) -> some View {
    content.fullScreenCover(item: $opened) { opened in
      PictureViewer(opened) { self.opened = nil }.environment(\.imageLoader, loader)
    }
  }
}

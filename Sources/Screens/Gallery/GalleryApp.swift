import SwiftUI

/// The gallery as an app of its own.
public struct GalleryApp: App {
  /// The page that is open at the start; `nil` for the list of pages.
  @MainActor public static var firstPage: GalleryPage?

  /// The gallery.
  public init() {}

  /// A window with the gallery.
  public var body: some Scene {
    WindowGroup { GalleryView(page: Self.firstPage) }
  }
}

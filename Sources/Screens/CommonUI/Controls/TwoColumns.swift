import SwiftUI

/// Pages, with what they lead to beside them where there is room.
///
/// An iPad that is held upright would hide the left of two columns, and show nothing but the placeholder; so would a large iPhone that
/// lies on its side. There the pages follow each other, as on a small iPhone.
public struct TwoColumns<Pages: View, Placeholder: View>: View {
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.verticalSizeClass) private var height
  private let hidesFirstUpright: Bool
  private let pages: Pages
  private let placeholder: Placeholder

  /// Columns of what is shown first, and what stands beside it as long as nothing is chosen there.
  public init(@ViewBuilder pages: () -> Pages, @ViewBuilder placeholder: () -> Placeholder) {
    self.init(hidesFirstUpright: Self.hidesFirstUpright, pages: pages, placeholder: placeholder)
  }

  /// - Parameter hidesFirstUpright: whether the system hides the first column where the window is higher than wide, or low.
  init(
    hidesFirstUpright: Bool, @ViewBuilder pages: () -> Pages, @ViewBuilder placeholder: () -> Placeholder
  ) {
    self.hidesFirstUpright = hidesFirstUpright
    self.pages = pages()
    self.placeholder = placeholder()
  }

  /// The columns, or the pages.
  public var body: some View {
    GeometryReader { space in
      if isColumns(space.size) {
        NavigationView {
          pages
          placeholder
        }
        .environment(\.widthOfColumns, space.size.width)
      } else {
        NavigationView { pages }.navigationViewStyle(StackNavigationViewStyle())
      }
    }
    // A keyboard would make the space lower, and so another one.
    .ignoresSafeArea(.keyboard)
  }

  /// An iPhone answers the same however it is held, so that its pages are not made anew when it is turned.
  private func isColumns(_ space: CGSize) -> Bool {
    !hidesFirstUpright || (width == .regular && height == .regular && space.width >= space.height)
  }
}

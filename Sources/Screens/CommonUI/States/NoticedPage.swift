import SwiftUI

/// A page with notices above what it shows. They stay in sight while that scrolls, and scroll for themselves where large
/// texts or a low window would let them take more than their share of the height.
public struct NoticedPage<Notices: View, Content: View>: View {
  private let notices: Notices
  private let content: Content
  /// A yes or no and no height: the page is made anew when it changes, and mostly it never does.
  @State private var isTall = false

  /// Notices, and what they stand above.
  public init(@ViewBuilder notices: () -> Notices, @ViewBuilder content: () -> Content) {
    self.notices = notices()
    self.content = content()
  }

  /// The notices, and the rest of the space for the content.
  public var body: some View {
    GeometryReader { space in
      let limit = space.size.height * 0.4
      VStack(spacing: 0) {
        if isTall {
          ScrollView { notices(upTo: limit) }.frame(height: limit)
        } else {
          notices(upTo: limit)
        }
        content.frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
  }

  private func notices(upTo limit: CGFloat) -> some View {
    VStack(spacing: 0) { notices }
      .background(
        GeometryReader { notices in
          Color.clear
            .onAppear { isTall = notices.size.height > limit }
            .onChange(of: notices.size.height > limit) { isTall = $0 }
        })
  }
}

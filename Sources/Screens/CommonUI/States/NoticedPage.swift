import SwiftUI

/// A page with notices above what it shows. They stay in sight while that scrolls, and scroll for themselves where large
/// texts or a low window would let them take more than their share of the height.
public struct NoticedPage<Notices: View, Content: View>: View {
  private let notices: Notices
  private let content: Content
  @State private var height: CGFloat = 0

  /// Notices, and what they stand above.
  public init(@ViewBuilder notices: () -> Notices, @ViewBuilder content: () -> Content) {
    self.notices = notices()
    self.content = content()
  }

  /// The notices, and the rest of the space for the content.
  public var body: some View {
    GeometryReader { space in
      VStack(spacing: 0) {
        if height > space.size.height * share {
          ScrollView { measuredNotices }.frame(height: space.size.height * share)
        } else {
          measuredNotices
        }
        content.frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
  }

  private let share: CGFloat = 0.4

  private var measuredNotices: some View {
    VStack(spacing: 0) { notices }
      .background(
        GeometryReader { notices in
          Color.clear
            .onAppear { height = notices.size.height }
            .onChange(of: notices.size.height) { height = $0 }
        })
  }
}

import SwiftUI

/// A thin line while a search is under way. Its place is kept free, so that nothing moves when it goes.
struct SearchProgressLine: View {
  let progress: Double?

  var body: some View {
    GeometryReader { space in
      if let progress {
        Rectangle()
          .fill(Color.accentColor)
          .frame(width: space.size.width * CGFloat(progress))
          .animation(.easeOut(duration: 0.4), value: progress)
          .accessibilityElement()
          .accessibilityLabel(DeparturesScreenText.progress)
      }
    }
    .frame(height: 3)
  }
}

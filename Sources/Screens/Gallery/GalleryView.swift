import SwiftUI

/// Shows every control and container, for people who work on them.
public struct GalleryView: View {
  @State private var count = 0

  /// The gallery's first page.
  public init() {}

  /// The gallery's first page.
  public var body: some View {
    VStack(spacing: 12) {
      Text("Count: \(count)").bold()
      HStack {
        Button("Less") { count -= 1 }
        Spacer()
        Button("More") { count += 1 }
      }
      Divider()
      Text(
        "A longer text that needs more than one line in a window as narrow as a telephone, to see how lines break."
      )
    }
    .padding()
  }
}

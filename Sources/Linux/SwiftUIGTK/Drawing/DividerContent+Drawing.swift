import Foundation
import SwiftUI

extension DividerContent: DrawnContent {
  package func draw(_ element: Element, size: CGSize, on snapshot: Snapshot, _ inside: (Snapshot) -> Void) {
    snapshot.fill(.rect(CGRect(origin: .zero, size: size)), with: .color(SystemTheme.separator))
  }
}

extension SystemTheme {
  /// The colour of lines between things.
  @MainActor
  static var separator: RGBA {
    var color = color(named: "window_fg_color") ?? RGBA(red: 0, green: 0, blue: 0)
    color.alpha *= 0.15
    return color
  }
}

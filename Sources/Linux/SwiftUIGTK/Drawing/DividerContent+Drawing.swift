import Foundation
import SwiftUI

extension DividerContent: DrawnContent {
  package func draw(_ element: Element, size: CGSize, on snapshot: Snapshot, _ inside: (Snapshot) -> Void) {
    snapshot.fill(.rect(CGRect(origin: .zero, size: size)), with: .color(color(in: element)))
  }
}

extension DividerContent {
  /// The theme's colour where the window is light or dark as the surroundings are.
  @MainActor
  private func color(in element: Element) -> RGBA {
    guard let host = element.tree.host as? GTKHost, let colorScheme, colorScheme != host.colorScheme else {
      return SystemTheme.separator
    }
    return host.resolve(Color(.system(.separator)), in: colorScheme)
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

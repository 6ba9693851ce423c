import Foundation
import SwiftUI

extension HiddenContent: DrawnContent {
  /// Nothing, not even the widgets inside.
  package func draw(_ element: Element, size: CGSize, on snapshot: Snapshot, _ inside: (Snapshot) -> Void) {}

  package var reach: Reach { .none }
}

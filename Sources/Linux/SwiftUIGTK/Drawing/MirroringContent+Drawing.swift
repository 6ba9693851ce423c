import Foundation
import SwiftUI

extension MirroringContent: DrawnContent {
  package func draw(_ element: Element, size: CGSize, on snapshot: Snapshot, _ inside: (Snapshot) -> Void) {
    inside(snapshot)
  }

  package func transform(size: CGSize) -> [TransformStep] {
    isMirrored ? [.translate(x: size.width, y: 0), .scale(x: -1, y: 1)] : []
  }
}

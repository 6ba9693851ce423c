import CGTK
import SwiftUI

/// A content that GTK shows with a widget of its own.
@MainActor
package protocol WidgetContent: ElementContent {
  /// Makes the widget for an element with this content.
  func makePeer(for element: Element, in host: GTKHost) -> any GTKPeer
}

/// A content that is drawn into the surface around it, with what is inside the element.
@MainActor
package protocol DrawnContent: ElementContent {
  /// Draws in a rectangle of this size whose corner is at the origin; `inside` draws the elements inside at their places.
  func draw(_ element: Element, size: CGSize, on snapshot: Snapshot, _ inside: (Snapshot) -> Void)
  /// How what is inside is moved, turned or scaled when it is drawn, around the element's corner.
  func transform(size: CGSize) -> [TransformStep]
  /// How the widgets inside can be used.
  var reach: Reach { get }
}

/// How widgets can be used, the more the greater.
package enum Reach: Comparable, Sendable {
  case none, byKeys, full
}

extension DrawnContent {
  package func transform(size: CGSize) -> [TransformStep] { [] }
  package var reach: Reach { .full }
}

/// What the GTK host keeps for an element: a widget.
@MainActor
package protocol GTKPeer: Peer {
  var widget: WidgetPointer { get }
  /// The canvas that holds the widgets of the elements inside, if they go into this one.
  var surface: Surface? { get }
  /// Called when the widget has got its place, with the element's size in points.
  func placed(size: CGSize)
}

extension GTKPeer {
  package var surface: Surface? { nil }
  package var holdsPeers: Bool { surface != nil }
  package func placed(size: CGSize) {}
  package func accessibilityChanged() {}
}

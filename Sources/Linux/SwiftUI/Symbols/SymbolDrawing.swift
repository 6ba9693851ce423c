import Foundation

/// A symbol as layers that are painted one upon the other, in one colour with rounded ends and joins.
package struct SymbolDrawing: Hashable, Sendable {
  /// The side of the square that the outlines lie in.
  package static let side: CGFloat = 24

  /// An outline and what is done with it.
  package struct Layer: Hashable, Sendable {
    /// How the outline is painted.
    package enum Paint: Hashable, Sendable {
      /// Filled by the nonzero rule.
      case fill
      /// Drawn in lines of a width in units of the box.
      case stroke(width: CGFloat)
    }

    package var outline: Outline
    package var paint: Paint
    /// Whether the layer takes away what lies below it instead of adding to it.
    package var isErasing = false

    /// The outline as data of an SVG path.
    package var path: String { outline.data }
  }

  package var layers: [Layer]
  /// Whether the drawing is mirrored where text runs from right to left.
  package var flipsForRightToLeft = false
}

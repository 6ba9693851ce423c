import Foundation

/// What fills a figure or colours its outline.
package enum Paint: Sendable {
  /// One colour of a gradient, at a place from 0 to 1.
  package struct Stop: Hashable, Sendable {
    package var color: RGBA
    package var location: Double

    package init(_ color: RGBA, at location: Double) {
      self.color = color
      self.location = location
    }
  }

  case color(RGBA)
  case linear([Stop], from: CGPoint, to: CGPoint)
  case radial([Stop], center: CGPoint, startRadius: Double, endRadius: Double)
  /// Clockwise around the centre, from so many degrees after three o'clock.
  case conic([Stop], center: CGPoint, degrees: Double)
}

/// How an outline is drawn.
package struct Pen: Hashable, Sendable {
  package enum Cap: Hashable, Sendable { case butt, round, square }
  package enum Join: Hashable, Sendable { case miter, round, bevel }

  package var width: Double
  package var cap: Cap
  package var join: Join
  package var miterLimit: Double
  /// Lengths of line and gap in turn; empty for an unbroken line.
  package var dash: [Double]
  package var dashPhase: Double

  package init(
    width: Double = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10, dash: [Double] = [],
    dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

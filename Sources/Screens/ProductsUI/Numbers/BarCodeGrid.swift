import Products
import SwiftUI

/// Where the parts of a bar code stand. Every module is a whole number of pixels wide, as bars that begin between two pixels are
/// blurred, and a scanner measures them.
struct BarCodeGrid {
  let pattern: BarPattern
  /// The width of a module, in points.
  let module: CGFloat
  /// The left edge of the light zone, in points.
  let left: CGFloat

  /// The largest bar code that fits into a width.
  ///
  /// - Parameter scale: how many pixels a point has.
  init(_ pattern: BarPattern, width: CGFloat, scale: CGFloat) {
    self.pattern = pattern
    let modules = CGFloat(pattern.lightZoneLeft + pattern.moduleCount + pattern.lightZoneRight)
    let fitting = (width * scale / modules).rounded(.down)
    // Printed ones are at most twice the size of 0.33 mm a module.
    module = max(1, min(fitting, (BarCodeGrid.widestModule * scale).rounded(.down))) / scale
    left = max(0, ((width - modules * module) / 2 * scale).rounded(.down) / scale)
  }

  private static let widestModule: CGFloat = 4

  /// The height of the bars that stand above digits, in points.
  var barHeight: CGFloat { 42 * module }
  /// How far down the guard bars reach between the digits, in points.
  var guardHeight: CGFloat { barHeight + 5 * module }
  /// The height of the bars and the digits, in points.
  var height: CGFloat { barHeight + digitHeight + 2 * module }
  /// The space for the digits, in points.
  var digitHeight: CGFloat { 10 * module }
  /// The size of the digits, in points.
  var digitSize: CGFloat { 9 * module }
  /// The left edge of the first bar, in points.
  var firstBar: CGFloat { left + CGFloat(pattern.lightZoneLeft) * module }

  /// A bar.
  func frame(of bar: BarPattern.Bar) -> CGRect {
    CGRect(
      x: firstBar + CGFloat(bar.modules.lowerBound) * module, y: 0,
      width: CGFloat(bar.modules.count) * module, height: bar.isLong ? guardHeight : barHeight)
  }

  /// The space for some digits.
  func frame(of label: BarPattern.Label) -> CGRect {
    let modules: Range<Int> =
      switch label.place {
      case .left: -pattern.lightZoneLeft..<(-1)
      case .beneath(let modules): modules
      case .right: (pattern.moduleCount + 1)..<(pattern.moduleCount + pattern.lightZoneRight)
      }
    return CGRect(
      x: firstBar + CGFloat(modules.lowerBound) * module, y: barHeight + module,
      width: CGFloat(modules.count) * module, height: digitHeight)
  }
}

import Foundation

/// A colour of UIKit, as much of it as `Color` can be made of.
///
/// There is nothing to guard: it never changes.
/// https://developer.apple.com/documentation/uikit/uicolor
open class UIColor: NSObject, @unchecked Sendable {
  /// Where the colour comes from.
  package let source: Color.Source

  /// A colour from where it comes from.
  package init(_ source: Color.Source) {
    self.source = source
  }

  /// A colour of its parts, from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(
      ResolvedColor(
        red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }

  /// A grey.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour of Core Graphics.
  public init(cgColor: CGColor) {
    source = .fixed(cgColor.color)
  }

  /// A colour of the main bundle's asset catalogue; nil if it has none of this name.
  public convenience init?(named name: String) {
    guard AssetLibrary.common.hasColor(named: name, in: nil) else { return nil }
    self.init(.asset(name: name, bundle: nil))
  }

  /// The colour for Core Graphics, as it is in light surroundings.
  open var cgColor: CGColor { CGColor(light) }

  /// The colour with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let opacity = light.opacity
    guard opacity > 0 else {
      return UIColor(red: light.red, green: light.green, blue: light.blue, alpha: alpha)
    }
    if case .fixed(var color) = source {
      color.opacity = min(max(Double(alpha), 0), 1)
      return UIColor(.fixed(color))
    }
    return UIColor(.faded(source, opacity: Double(alpha) / opacity))
  }

  /// Hands out the parts of the colour, as it is in light surroundings.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = light
    red?.pointee = CGFloat(color.red)
    green?.pointee = CGFloat(color.green)
    blue?.pointee = CGFloat(color.blue)
    alpha?.pointee = CGFloat(color.opacity)
    return true
  }

  /// Whether the other is a colour from the same source.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.source == source
  }

  /// The same for colours from the same source.
  open override var hash: Int { source.hashValue }

  /// What the colour is, for people who look for a fault.
  open override var description: String { source.description }

  private var light: ResolvedColor { Color(source).resolved(in: .light) }
}

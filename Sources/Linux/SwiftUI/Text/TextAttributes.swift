import Foundation

/// The look of a run as far as its text says; what is nil comes from around it.
struct TextAttributes: Equatable, Sendable {
  var font: Font?
  var weight: Font.Weight?
  var isBold = false
  var isItalic = false
  var color: Color?
  var underline: TextLine?
  var strikethrough: TextLine?
  var kerning: CGFloat?
  var tracking: CGFloat?
  var baselineOffset: CGFloat?

  /// This look with the gaps filled by the look of what is around: the inner one wins.
  func filled(from outer: TextAttributes) -> TextAttributes {
    TextAttributes(
      font: font ?? outer.font, weight: weight ?? outer.weight, isBold: isBold || outer.isBold,
      isItalic: isItalic || outer.isItalic, color: color ?? outer.color,
      underline: underline ?? outer.underline, strikethrough: strikethrough ?? outer.strikethrough,
      kerning: kerning ?? outer.kerning, tracking: tracking ?? outer.tracking,
      baselineOffset: baselineOffset ?? outer.baselineOffset)
  }
}

/// A line under or through letters.
package struct TextLine: Hashable, Sendable {
  var isActive = true
  /// Nil is the colour of the letters.
  package var color: Color?

  package init(color: Color? = nil) {
    self.color = color
  }

  init(isActive: Bool, color: Color?) {
    self.isActive = isActive
    self.color = color
  }
}

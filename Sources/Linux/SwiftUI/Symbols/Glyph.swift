import Foundation

/// What a symbol is made of, from which its plain, filled, circled and other forms are drawn.
struct Glyph: Sendable {
  /// The forms of a symbol that exist beside the plain one.
  struct Variants: OptionSet, Sendable {
    let rawValue: Int

    /// `heart.fill`
    static let fill = Variants(rawValue: 1)
    /// `heart.circle` and `heart.circle.fill`
    static let circle = Variants(rawValue: 2)
    /// `plus.square` and `plus.square.fill`
    static let square = Variants(rawValue: 4)
    /// `bell.slash` and, with a filled form, `bell.slash.fill`
    static let slash = Variants(rawValue: 8)
    /// `bell.badge` and `bell.badge.fill`
    static let badge = Variants(rawValue: 16)
    /// `cart.badge.plus`, `cart.badge.minus` and, with a filled form, `cart.fill.badge.plus`
    static let addition = Variants(rawValue: 32)
    /// `person.crop.circle.badge.checkmark` and `.badge.xmark`
    static let answer = Variants(rawValue: 64)
  }

  /// Closed shapes, filled in the filled form.
  var body: Outline
  /// Lines on the body, cut out of the filled form.
  var detail: Outline
  /// Filled shapes on the body, cut out of the filled form.
  var dots: Outline
  /// Shapes cut out of the filled form, and not seen in the plain one.
  var panes: Outline
  /// Lines beside the body.
  var lines: Outline
  /// Filled shapes beside the body.
  var marks: Outline
  var variants: Variants
  /// Whether the symbol is mirrored where text runs from right to left.
  var flips: Bool

  init(
    body: [Outline] = [], detail: [Outline] = [], dots: [Outline] = [], panes: [Outline] = [],
    lines: [Outline] = [], marks: [Outline] = [], variants: Variants = [], flips: Bool = false
  ) {
    self.body = Outline(joining: body)
    self.detail = Outline(joining: detail)
    self.dots = Outline(joining: dots)
    self.panes = Outline(joining: panes)
    self.lines = Outline(joining: lines)
    self.marks = Outline(joining: marks)
    self.variants = variants
    self.flips = flips
  }

  /// The same parts, each turned or mirrored.
  func changed(_ change: (Outline) -> Outline) -> Glyph {
    var glyph = self
    glyph.body = change(body)
    glyph.detail = change(detail)
    glyph.dots = change(dots)
    glyph.panes = change(panes)
    glyph.lines = change(lines)
    glyph.marks = change(marks)
    return glyph
  }
}

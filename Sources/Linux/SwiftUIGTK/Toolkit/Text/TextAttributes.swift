import CGTK

/// The text of some runs in one piece, and Pango's description of their styles.
@MainActor
package final class TextAttributes {
  package let text: String
  /// Belongs to this object: whoever keeps it takes a reference, as GTK's and Pango's functions do.
  package nonisolated(unsafe) let list: OpaquePointer
  /// Where the objects stand in the UTF-8 form of the text, and their room.
  package let objects: [(index: Int, object: TextRun.Object)]

  package init(_ runs: [TextRun]) {
    list = pango_attr_list_new()
    var text = ""
    var objects: [(index: Int, object: TextRun.Object)] = []
    for run in runs {
      let start = guint(text.utf8.count)
      text += run.text
      let end = guint(text.utf8.count)
      if let object = run.object { objects.append((Int(start), object)) }
      for attribute in run.style.attributes + [run.object?.attribute] {
        guard let attribute else { continue }
        attribute.pointee.start_index = start
        attribute.pointee.end_index = end
        pango_attr_list_insert(list, attribute)
      }
    }
    self.text = text
    self.objects = objects
  }

  deinit { pango_attr_list_unref(list) }
}

extension TextRun.Object {
  /// A new attribute, which the caller owns.
  fileprivate var attribute: UnsafeMutablePointer<PangoAttribute>? {
    var extents = PangoRectangle(
      x: 0, y: (descent - height).pango, width: width.pango, height: height.pango)
    return pango_attr_shape_new(&extents, &extents)
  }
}

extension TextStyle {
  /// New attributes, which the caller owns.
  var attributes: [UnsafeMutablePointer<PangoAttribute>?] {
    // A word that is longer than a line is broken without a mark, as no one has put one there.
    var all: [UnsafeMutablePointer<PangoAttribute>?] = [pango_attr_insert_hyphens_new(0)]
    if let family { all.append(pango_attr_family_new(family.pangoName)) }
    if let size { all.append(pango_attr_size_new_absolute(size.pango)) }
    if let weight { all.append(pango_attr_weight_new(PangoWeight(rawValue: numericCast(weight)))) }
    if isItalic { all.append(pango_attr_style_new(PANGO_STYLE_ITALIC)) }
    if isSmallCaps { all.append(pango_attr_variant_new(PANGO_VARIANT_SMALL_CAPS)) }
    if hasTabularDigits { all.append(pango_attr_font_features_new("tnum")) }
    if let color {
      let (red, green, blue) = color.pango
      all.append(pango_attr_foreground_new(red, green, blue))
      all.append(pango_attr_foreground_alpha_new(max(1, color.alpha.part)))
    }
    if let underline {
      all.append(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE))
      if case .colored(let color) = underline {
        let (red, green, blue) = color.pango
        all.append(pango_attr_underline_color_new(red, green, blue))
      }
    }
    if let strikethrough {
      all.append(pango_attr_strikethrough_new(1))
      if case .colored(let color) = strikethrough {
        let (red, green, blue) = color.pango
        all.append(pango_attr_strikethrough_color_new(red, green, blue))
      }
    }
    if letterSpacing != 0 { all.append(pango_attr_letter_spacing_new(letterSpacing.pango)) }
    if rise != 0 { all.append(pango_attr_rise_new(rise.pango)) }
    return all
  }
}

extension TextStyle.Family {
  /// The names that fontconfig is asked for, in order.
  fileprivate var pangoName: String {
    switch self {
    case .monospaced: return "monospace"
    case .serif: return "serif"
    case .rounded: return "ui-rounded, Nunito, Quicksand, sans-serif"
    case .named(let name): return name
    }
  }
}

extension RGBA {
  fileprivate var pango: (UInt16, UInt16, UInt16) { (red.part, green.part, blue.part) }
}

extension Double {
  /// A part of a colour as Pango counts it.
  fileprivate var part: UInt16 { UInt16(Swift.min(1, Swift.max(0, self)) * 65535) }

  /// Pixels as Pango counts them.
  var pango: Int32 { Int32((Swift.min(self, 1_000_000) * Double(PANGO_SCALE)).rounded()) }
}

extension Int32 {
  /// Pango's units as pixels.
  var pixels: Double { Double(self) / Double(PANGO_SCALE) }
}

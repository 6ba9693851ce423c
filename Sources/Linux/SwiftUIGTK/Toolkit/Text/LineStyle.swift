import CGTK

/// Where a line that is too long is cut.
package enum LineTruncation: Hashable, Sendable {
  case head, middle, tail

  var pango: PangoEllipsizeMode {
    switch self {
    case .head: return PANGO_ELLIPSIZE_START
    case .middle: return PANGO_ELLIPSIZE_MIDDLE
    case .tail: return PANGO_ELLIPSIZE_END
    }
  }
}

/// On which side lines begin, in the direction of the text.
package enum LineAlignment: Hashable, Sendable {
  case leading, center, trailing

  var pango: PangoAlignment {
    switch self {
    case .leading: return PANGO_ALIGN_LEFT
    case .center: return PANGO_ALIGN_CENTER
    case .trailing: return PANGO_ALIGN_RIGHT
    }
  }
}

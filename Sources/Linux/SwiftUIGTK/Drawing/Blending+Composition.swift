import CGTK
import SwiftUI

extension Blending {
  /// How the toolkit draws it; `nil` for simply upon what is there.
  var composition: Composition? {
    switch self {
    case .mask: .mask
    case .mode(let mode): mode.composition
    }
  }
}

extension BlendMode {
  fileprivate var composition: Composition? {
    switch self {
    case .normal: nil
    case .multiply: .blend(GSK_BLEND_MODE_MULTIPLY)
    case .screen: .blend(GSK_BLEND_MODE_SCREEN)
    case .overlay: .blend(GSK_BLEND_MODE_OVERLAY)
    case .darken: .blend(GSK_BLEND_MODE_DARKEN)
    case .lighten: .blend(GSK_BLEND_MODE_LIGHTEN)
    case .colorDodge: .blend(GSK_BLEND_MODE_COLOR_DODGE)
    case .colorBurn: .blend(GSK_BLEND_MODE_COLOR_BURN)
    case .softLight: .blend(GSK_BLEND_MODE_SOFT_LIGHT)
    case .hardLight: .blend(GSK_BLEND_MODE_HARD_LIGHT)
    case .difference: .blend(GSK_BLEND_MODE_DIFFERENCE)
    case .exclusion: .blend(GSK_BLEND_MODE_EXCLUSION)
    case .hue: .blend(GSK_BLEND_MODE_HUE)
    case .saturation: .blend(GSK_BLEND_MODE_SATURATION)
    case .color: .blend(GSK_BLEND_MODE_COLOR)
    case .luminosity: .blend(GSK_BLEND_MODE_LUMINOSITY)
    case .sourceAtop: .combine(CAIRO_OPERATOR_ATOP)
    case .destinationOver: .combine(CAIRO_OPERATOR_DEST_OVER)
    case .destinationOut: .combine(CAIRO_OPERATOR_DEST_OUT)
    case .plusLighter: .combine(CAIRO_OPERATOR_ADD)
    // Neither GTK nor cairo has a sum that gets darker; this comes nearest.
    case .plusDarker: .blend(GSK_BLEND_MODE_COLOR_BURN)
    }
  }
}

extension Element {
  /// How the element, or the only one in it, is drawn upon what lies behind it in the same container.
  var composition: Composition? {
    var current = self
    while true {
      if let effect = (current.content as? EffectContent)?.effect, case .blend(let blending) = effect {
        return blending.composition
      }
      guard current.peer == nil, current.children.count == 1, let inner = current.children.first else {
        return nil
      }
      current = inner
    }
  }
}

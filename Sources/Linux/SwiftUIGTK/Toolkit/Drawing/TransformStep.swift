import CGTK

/// One step of a two-dimensional transform. A list of them is applied in order, each in the space of those before it.
package enum TransformStep: Hashable, Sendable {
  case translate(x: Double, y: Double)
  /// Clockwise, around the origin.
  case rotate(degrees: Double)
  case scale(x: Double, y: Double)
  /// Leans what is upright: so many degrees from y towards x.
  case skew(degrees: Double)
}

extension [TransformStep] {
  /// The list as GTK's transform: a reference that the caller owns, `nil` for none.
  var gskTransform: OpaquePointer? {
    reduce(nil) { transform, step in
      switch step {
      case .translate(let x, let y):
        var point = graphene_point_t(x: Float(x), y: Float(y))
        return gsk_transform_translate(transform, &point)
      case .rotate(let degrees): return gsk_transform_rotate(transform, Float(degrees))
      case .scale(let x, let y): return gsk_transform_scale(transform, Float(x), Float(y))
      case .skew(let degrees): return gsk_transform_skew(transform, Float(degrees), 0)
      }
    }
  }
}

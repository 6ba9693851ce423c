/// What a parent offers a child: a length, or `nil` for as much as the child would like, on each axis, in points.
package struct ProposedSize: Hashable, Sendable {
  package var width: CGFloat?
  package var height: CGFloat?

  package init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  package init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// Whatever the child would like.
  package static let unspecified = ProposedSize(width: nil, height: nil)
  /// As little as possible.
  package static let zero = ProposedSize(width: 0, height: 0)
  /// As much as the child can use.
  package static let infinity = ProposedSize(width: .infinity, height: .infinity)

  /// The offer on an axis.
  package subscript(axis axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// The offer less some space; never below zero.
  package func reduced(byWidth width: CGFloat, height: CGFloat) -> ProposedSize {
    ProposedSize(
      width: self.width.map { max(0, $0 - width) }, height: self.height.map { max(0, $0 - height) })
  }

  /// The same offer, zero in place of what is no length.
  package var valid: ProposedSize {
    func valid(_ length: CGFloat?) -> CGFloat? { length.map { $0 >= 0 ? $0 : 0 } }
    return ProposedSize(width: valid(width), height: valid(height))
  }

  /// A size that takes the offer where there is one.
  package func replacingUnspecified(by size: CGSize) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension CGSize {
  /// Whether both lengths are numbers of at least zero.
  package var isValid: Bool { width >= 0 && height >= 0 }

  /// The same size, zero in place of what is no length.
  package var valid: CGSize { CGSize(width: width >= 0 ? width : 0, height: height >= 0 ? height : 0) }

  /// The same size within what a host can show.
  package var placeable: CGSize {
    CGSize(width: min(width, Placing.limit), height: min(height, Placing.limit))
  }

  /// The length on an axis.
  package subscript(axis axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

/// What a host can show.
private enum Placing {
  /// Far beyond any window, in points; widgets count pixels in 32 bits.
  static let limit: CGFloat = 1_000_000
}

extension CGPoint {
  /// The same point within what a host can show.
  package var placeable: CGPoint {
    func placeable(_ value: CGFloat) -> CGFloat {
      value.isNaN ? 0 : min(max(value, -Placing.limit), Placing.limit)
    }
    return CGPoint(x: placeable(x), y: placeable(y))
  }

  /// The coordinate on an axis.
  package subscript(axis axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

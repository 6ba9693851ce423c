import Foundation

/// The identity of an alignment guide: a type that knows where the guide lies if nobody says otherwise.
/// https://developer.apple.com/documentation/swiftui/alignmentid
public protocol AlignmentID {
  /// The guide's offset from the view's origin, in points.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide along one axis, as a key of explicit alignment values.
///
/// One `AlignmentID` can serve both axes, so the axis is part of the key.
package struct AlignmentKey: Hashable, Sendable {
  /// The axis along which the guide's offset is measured.
  package let axis: Axis
  // A type never changes, so it may be named on any thread.
  nonisolated(unsafe) private let id: any AlignmentID.Type

  /// The key of an identifying type on an axis.
  package init(_ id: any AlignmentID.Type, axis: Axis) {
    self.axis = axis
    self.id = id
  }

  /// Where the guide lies in a view that sets no value of its own.
  package func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
    id.defaultValue(in: dimensions)
  }

  package static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool {
    lhs.id == rhs.id && lhs.axis == rhs.axis
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }
}

import Foundation

/// Space that takes what is left along the axis of its stack.
/// https://developer.apple.com/documentation/swiftui/spacer
nonisolated public struct Spacer: _PrimitiveView, Sendable {
  /// The least length in points; `nil` is the system's spacing.
  public var minLength: CGFloat?

  /// Space of at least this length.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

extension Spacer: ElementView {
  @MainActor package func configure(_ element: Element, in environment: EnvironmentValues) {
    // Other views come first, unless an app says otherwise.
    if element.traits[LayoutPriorityTrait.self] == LayoutPriorityTrait.defaultValue {
      element.set(LayoutPriorityTrait.self, to: -.infinity)
    }
    element.set(SpacingTrait.self, to: 0)
    let minLength = element.checked(minLength, as: .size, of: "Spacer")
    element.arrange(
      by: SpacerLayout(axis: environment.stackAxis, minLength: minLength ?? StackLayout.defaultSpacing))
  }
}

/// All that is offered along an axis, nothing across; both ways outside stacks.
struct SpacerLayout: LayoutRule {
  let axis: Axis?
  let minLength: CGFloat

  func arrange(_ element: Element, in proposal: ProposedSize) -> Arrangement {
    let width = max(minLength, proposal.width ?? 0)
    let height = max(minLength, proposal.height ?? 0)
    return switch axis {
    case .horizontal: Arrangement(size: CGSize(width: width, height: 0))
    case .vertical: Arrangement(size: CGSize(width: 0, height: height))
    case nil: Arrangement(size: CGSize(width: width, height: height))
    }
  }
}

extension EnvironmentValues {
  /// The axis of the stack around a view, or `nil` outside of stacks.
  package var stackAxis: Axis? { self[StackAxisKey.self] }

  /// The environment inside a stack.
  package func inStack(along axis: Axis?) -> EnvironmentValues {
    guard stackAxis != axis else { return self }
    var inside = self
    inside[StackAxisKey.self] = axis
    return inside
  }
}

private enum StackAxisKey: EnvironmentKey {
  static var defaultValue: Axis? { nil }
}

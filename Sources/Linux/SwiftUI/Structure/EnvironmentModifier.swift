/// A modifier that changes the environment of the modified view.
@MainActor @preconcurrency package protocol EnvironmentModifier: PrimitiveModifier {
  func modify(_ environment: inout EnvironmentValues)
  /// Whether the change is the same as that of another value of this modifier.
  func isSame(as other: Self) -> Bool
}

extension EnvironmentModifier where Self: Equatable {
  package func isSame(as other: Self) -> Bool { self == other }
}

extension EnvironmentModifier {
  package func isSame(as other: Self) -> Bool { false }

  @MainActor package static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    EnvironmentNode(view, in: context)
  }
}

/// The place of a view with an environment of its own.
@MainActor
final class EnvironmentNode<Content: View, Modifier: EnvironmentModifier>: ModifierNode<Content, Modifier> {
  private var applied: Modifier?
  private var below: EnvironmentValues?

  override var childEnvironment: EnvironmentValues {
    if let below { return below }
    var changed = environment
    modifier.modify(&changed)
    below = changed
    return changed
  }

  override func prepare() {
    defer { applied = modifier }
    guard let applied, !modifier.isSame(as: applied) else { return }
    below = nil
    let environment = childEnvironment
    for child in children { child.inherit(environment) }
  }

  override func environmentChanged() {
    below = nil
  }
}

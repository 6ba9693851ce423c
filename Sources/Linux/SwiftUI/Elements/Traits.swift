/// What a view tells the container around it, through modifiers between the two.
package struct Traits {
  private var values: [ObjectIdentifier: Any] = [:]

  package init() {}

  package subscript<K: TraitKey>(_ key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// The name of a trait.
package protocol TraitKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// Who gets space first in a stack.
package enum LayoutPriorityTrait: TraitKey {
  package static var defaultValue: Double { 0 }
}

/// The space that a view has beside it in a stack without a spacing of its own, in points; `nil` is the stack's.
package enum SpacingTrait: TraitKey {
  package static var defaultValue: CGFloat? { nil }
}

/// Who is drawn on top in a stack.
package enum ZIndexTrait: TraitKey {
  package static var defaultValue: Double { 0 }
}

/// The value that stands for the view in a picker, list or tab view.
package enum TagTrait: TraitKey {
  package static var defaultValue: AnyHashable? { nil }
}

/// The identity given by `id(_:)`.
package enum IDTrait: TraitKey {
  package static var defaultValue: AnyHashable? { nil }
}

/// What the buttons of a stepper do; without an action, a button is disabled.
///
/// Whether a value can still be changed is asked when it is shown, as it may be another one by then.
nonisolated struct Steps {
  var increment: () -> (() -> Void)?
  var decrement: () -> (() -> Void)?
  var editingChanged: (Bool) -> Void
  /// The value as assistive technology reads it, if there is one.
  var value: () -> String? = { nil }

  init(
    increment: (() -> Void)?, decrement: (() -> Void)?, editingChanged: @escaping (Bool) -> Void
  ) {
    self.increment = { increment }
    self.decrement = { decrement }
    self.editingChanged = editingChanged
  }

  init<V: Strideable>(
    _ value: Binding<V>, in bounds: ClosedRange<V>?, _ step: V.Stride,
    _ editingChanged: @escaping (Bool) -> Void
  ) {
    func change(by stride: V.Stride) -> (() -> Void)? {
      guard let next = Self.next(to: value.wrappedValue, by: stride, in: bounds) else { return nil }
      return { value.wrappedValue = next }
    }
    increment = { change(by: step) }
    decrement = { change(by: -step) }
    self.editingChanged = editingChanged
    self.value = { "\(value.wrappedValue)" }
  }

  /// The value one step on, no further than the bounds; `nil` at the end.
  static func next<V: Strideable>(to value: V, by stride: V.Stride, in bounds: ClosedRange<V>?) -> V? {
    guard let bounds else { return value.advanced(by: stride) }
    let start = bounds.clamped(value)
    guard start == value else { return start }
    if stride > 0 {
      guard value < bounds.upperBound else { return nil }
      return value.distance(to: bounds.upperBound) < stride ? bounds.upperBound : value.advanced(by: stride)
    } else {
      guard value > bounds.lowerBound else { return nil }
      return value.distance(to: bounds.lowerBound) > stride ? bounds.lowerBound : value.advanced(by: stride)
    }
  }
}

extension ClosedRange {
  /// The bound that a value lies beyond, or the value. What has no order, such as "not a number", is the lower bound.
  package func clamped(_ value: Bound) -> Bound {
    value > upperBound ? upperBound : value >= lowerBound ? value : lowerBound
  }
}

/// The two buttons alone.
struct StepperElement: _PrimitiveView {
  let steps: Steps
}

extension StepperElement: ElementView {
  func configure(_ element: Element, in environment: EnvironmentValues) {
    let steps = steps
    func action(_ step: @escaping () -> (() -> Void)?) -> Action<Void> {
      Action.ofView({
        guard let change = step() else { return }
        steps.editingChanged(true)
        change()
        steps.editingChanged(false)
      })
    }
    element.show(
      StepperContent(
        canIncrement: environment.isEnabled && steps.increment() != nil,
        canDecrement: environment.isEnabled && steps.decrement() != nil,
        value: steps.value(), increment: action(steps.increment), decrement: action(steps.decrement)),
      resizes: false)
    element.arrange(by: LeafLayout())
  }
}

/// The two buttons of a stepper.
package struct StepperContent: ElementContent {
  package static let kind = "Stepper"
  package var canIncrement: Bool
  package var canDecrement: Bool
  package var value: String?
  package var increment: Action<Void>
  package var decrement: Action<Void>

  package var details: [String] {
    [value, canDecrement ? nil : "at start", canIncrement ? nil : "at end"].compactMap { $0 }
  }

  package var role: AccessibilityRole { .stepper }
}

extension StepperContent: HeadlessMeasurable {
  package func headlessSize(in proposal: ProposedSize) -> CGSize { CGSize(width: 80, height: 34) }
}

/// The value of a slider, whatever its type.
nonisolated struct SliderSource {
  let get: () -> Double
  let set: (Double) -> Void
  let bounds: ClosedRange<Double>
  let step: Double?
  let editingChanged: (Bool) -> Void

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride?,
    _ editingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    get = { Double(value.wrappedValue) }
    set = { value.wrappedValue = bounds.clamped(V($0)) }
    self.bounds = SliderContent.finite(Double(bounds.lowerBound)...Double(bounds.upperBound))
    self.step = step.map { Double($0) }.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    self.editingChanged = editingChanged
  }
}

/// The bar alone.
struct SliderElement: _PrimitiveView {
  let source: SliderSource
}

extension SliderElement: ElementView {
  func configure(_ element: Element, in environment: EnvironmentValues) {
    let source = source
    element.show(
      SliderContent(
        number: source.bounds.clamped(source.get()), bounds: source.bounds, step: source.step,
        isEnabled: environment.isEnabled, tint: environment.accentColor, colorScheme: environment.colorScheme,
        changed: Action.ofView({ number in
          let new = SliderContent.snapped(number, to: source.step, in: source.bounds)
          if new != source.get() { source.set(new) }
        }),
        editingChanged: Action.ofView({ source.editingChanged($0) })), resizes: false)
    element.arrange(by: LeafLayout())
  }
}

/// A bar on which a value is chosen.
package struct SliderContent: ElementContent {
  package static let kind = "Slider"
  /// The value, within the bounds.
  package var number: Double
  package var bounds: ClosedRange<Double>
  package var step: Double?
  package var isEnabled: Bool
  package var tint: Color?
  package var colorScheme: ColorScheme
  package var changed: Action<Double>
  package var editingChanged: Action<Bool>

  package var details: [String] {
    ["\(number)", "\(bounds.lowerBound)…\(bounds.upperBound)"] + (isEnabled ? [] : ["disabled"])
  }

  package var value: String? { "\(number)" }
  package var role: AccessibilityRole { .slider }

  /// The nearest value that is a whole number of steps from the start.
  static func snapped(_ number: Double, to step: Double?, in bounds: ClosedRange<Double>) -> Double {
    guard let step else { return bounds.clamped(number) }
    let steps = ((number - bounds.lowerBound) / step).rounded()
    return bounds.clamped(bounds.lowerBound + steps * step)
  }

  /// Bounds that can be drawn: those of a value type may be infinite.
  static func finite(_ bounds: ClosedRange<Double>) -> ClosedRange<Double> {
    let limit = 1e15
    let all = -limit...limit
    return all.clamped(bounds.lowerBound)...all.clamped(bounds.upperBound)
  }
}

extension SliderContent: HeadlessMeasurable {
  package func headlessSize(in proposal: ProposedSize) -> CGSize {
    CGSize(width: max(44, min(proposal.width ?? 200, 1e6)), height: 34)
  }
}

/// A bar or spinner with its labels.
struct ProgressStack: View {
  let configuration: ProgressViewStyleConfiguration
  let look: ProgressLook
  let tint: Color?

  var body: some View {
    let progress = NamedControl(
      name: configuration.label,
      control: ProgressElement(fraction: configuration.fractionCompleted, look: look, tint: tint))
    let currentValue = configuration.currentValueLabel.font(.caption).foregroundColor(.secondary)
    // A bar and a spinner are two places: none becomes the other.
    switch look {
    case .linear:
      VStack(alignment: .leading, spacing: 4) {
        configuration.label
        progress
        currentValue
      }
    case .circular:
      VStack(spacing: 8) {
        progress
        configuration.label.foregroundColor(.secondary)
        currentValue
      }
    }
  }
}

/// The bar or spinner alone.
struct ProgressElement: _PrimitiveView {
  let fraction: Double?
  let look: ProgressLook
  let tint: Color?
}

extension ProgressElement: ElementView {
  func configure(_ element: Element, in environment: EnvironmentValues) {
    element.show(
      ProgressContent(
        fraction: fraction, look: look, tint: tint ?? environment.accentColor,
        colorScheme: environment.colorScheme), resizes: false)
    element.arrange(by: LeafLayout())
  }
}

/// How progress is shown.
package enum ProgressLook: String, Sendable {
  case linear, circular
}

/// A bar or a spinner.
package struct ProgressContent: ElementContent {
  package static let kind = "Progress"
  /// How much is done, from 0 to 1, if that is known.
  package var fraction: Double?
  package var look: ProgressLook
  package var tint: Color?
  package var colorScheme: ColorScheme

  package var details: [String] { [look.rawValue, value].compactMap { $0 } }
  package var value: String? { fraction.map { "\(Int(($0 * 100).rounded()))%" } }
  package var role: AccessibilityRole { .progress }
}

extension ProgressContent: HeadlessMeasurable {
  package func headlessSize(in proposal: ProposedSize) -> CGSize {
    look == .linear
      ? CGSize(width: min(proposal.width ?? 150, 1e6), height: 8) : CGSize(width: 20, height: 20)
  }
}

/// What an alert shows.
nonisolated struct AlertView: View {
  let alert: Alert
  @Environment(\.sizeCategory) private var sizeCategory

  init(alert: Alert) {
    self.alert = alert
  }

  @MainActor var body: some View {
    VStack(spacing: 0) {
      PromptText(title: alert.title, message: alert.message)
      Divider()
      PromptButtons(
        buttons: buttons, axis: axis, defaultIndex: buttons.defaultIndex)
    }
  }

  /// The way out comes first in a row, and last in a column.
  private var buttons: [Alert.Button] {
    guard axis == .vertical else { return alert.buttons }
    return alert.buttons.filter { $0.role != .cancel } + alert.buttons.filter { $0.role == .cancel }
  }

  /// Two buttons share a row unless their words are too large for it.
  private var axis: Axis {
    alert.buttons.count == 2 && !sizeCategory.isAccessibilityCategory ? .horizontal : .vertical
  }
}

/// What an action sheet shows: a group of actions, and the way out apart from them.
nonisolated struct ActionSheetView: View {
  let sheet: ActionSheet

  @MainActor var body: some View {
    VStack(spacing: 8) {
      PromptGroup {
        VStack(spacing: 0) {
          PromptText(title: sheet.title, message: sheet.message, isQuiet: true)
          Divider()
          PromptButtons(buttons: sheet.buttons.filter { $0.role != .cancel }, axis: .vertical)
        }
      }
      if let cancel = sheet.buttons.first(where: { $0.role == .cancel }) {
        PromptGroup { PromptButtons(buttons: [cancel], axis: .vertical) }
      }
    }
  }
}

/// The title and the message of an alert or action sheet.
private struct PromptText: View {
  let title: Text
  let message: Text?
  /// Whether the text is only the heading of the actions below.
  var isQuiet = false

  var body: some View {
    VStack(spacing: 4) {
      title.font(isQuiet ? .footnote.bold() : .headline)
      message?.font(isQuiet ? .footnote : .subheadline)
    }
    .foregroundColor(isQuiet ? .secondary : nil)
    .environment(\.multilineTextAlignment, .center)
    .padding()
    .frame(maxWidth: .infinity)
  }
}

/// Buttons that share the width, or stand in a column. Each one closes what is presented and then does its work, which may be to
/// present something else.
private struct PromptButtons: View {
  @Environment(\.presentationMode) private var mode
  let buttons: [Alert.Button]
  let axis: Axis
  /// The button that Return presses.
  var defaultIndex: Int?

  var body: some View {
    PromptStack(axis: axis) {
      ForEach(Array(buttons.enumerated()), id: \.offset) { index, button in
        if index > 0 { Divider() }
        Button(
          action: {
            mode.wrappedValue.dismiss()
            button.action()
          },
          label: {
            button.label.fontWeight(button.role == .cancel ? .semibold : nil)
              .frame(maxWidth: .infinity, minHeight: 36)
          }
        )
        .environment(\.keyboardShortcut, index == defaultIndex ? .defaultAction : nil)
        .environment(\.buttonEmphasis, emphasis(of: button, isDefault: index == defaultIndex))
        .padding(4)
      }
    }
    .controlPlace(.alert)
  }

  private func emphasis(of button: Alert.Button, isDefault: Bool) -> ButtonEmphasis {
    switch button.role {
    case .destructive: .destructive
    case .standard where isDefault && buttons.count > 1: .suggested
    case .standard, .cancel: .none
    }
  }
}

extension [Alert.Button] {
  /// The button that Return presses: the first one that does something harmless, or else the way out.
  fileprivate var defaultIndex: Int? {
    firstIndex { $0.role == .standard } ?? firstIndex { $0.role == .cancel }
  }
}

/// A card of its own for a group of buttons.
nonisolated private struct PromptGroup<Content: View>: _PrimitiveView {
  let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension PromptGroup: ElementView {
  @MainActor var inside: Content { content }

  @MainActor func configure(_ element: Element, in environment: EnvironmentValues) {
    element.show(CardContent(corners: .all, isRaised: true))
  }
}

/// Children side by side with the same width, or one below the other.
nonisolated private struct PromptStack<Content: View>: _PrimitiveView {
  let axis: Axis
  let content: Content

  init(axis: Axis, @ViewBuilder content: () -> Content) {
    self.axis = axis
    self.content = content()
  }
}

extension PromptStack: ElementView {
  @MainActor var inside: Content { content }

  @MainActor func configure(_ element: Element, in environment: EnvironmentValues) {
    element.arrange(by: StackLayout(axis: axis, alignment: guide, spacing: 0))
  }

  @MainActor func environmentInside(_ environment: EnvironmentValues) -> EnvironmentValues {
    environment.inStack(along: axis)
  }

  private var guide: AlignmentKey {
    axis == .horizontal ? VerticalAlignment.center.key : HorizontalAlignment.center.key
  }
}

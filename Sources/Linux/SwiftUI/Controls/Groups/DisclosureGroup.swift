/// Views that can be hidden under their label.
/// https://developer.apple.com/documentation/swiftui/disclosuregroup
nonisolated public struct DisclosureGroup<Label, Content> where Label: View, Content: View {
  @State private var isOpen = false
  @Environment(\.controlPlace) private var place
  @Environment(\.listRowIndent) private var indent
  let isExpanded: Binding<Bool>?
  let label: Label
  let content: () -> Content

  init(_ isExpanded: Binding<Bool>?, label: Label, content: @escaping () -> Content) {
    self.isExpanded = isExpanded
    self.label = label
    self.content = content
  }

  /// A group that is closed at first.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(nil, label: label(), content: content)
  }

  /// A group that opens and closes with a binding.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded, label: label(), content: content)
  }
}

extension DisclosureGroup: View {
  /// The label with an arrow, and the content while it is open: rows of their own in a list.
  @MainActor @preconcurrency public var body: some View {
    let isExpanded = isExpanded ?? $isOpen
    if place == .row {
      DisclosureLabel(isExpanded: isExpanded, label: label)
      if isExpanded.wrappedValue { content().environment(\.listRowIndent, indent + 16) }
    } else {
      VStack(alignment: .leading) {
        DisclosureLabel(isExpanded: isExpanded, label: label)
        if isExpanded.wrappedValue { content() }
      }
    }
  }
}

private struct DisclosureLabel<Label: View>: View {
  let isExpanded: Binding<Bool>
  let label: Label
  @Environment(\.layoutDirection) private var direction

  /// The arrow points onwards, and down when the group is open.
  private var turn: Angle {
    guard isExpanded.wrappedValue else { return .zero }
    return .degrees(direction == .rightToLeft ? -90 : 90)
  }

  var body: some View {
    ButtonElement(
      look: .plain, isExpanded: isExpanded.wrappedValue, press: { isExpanded.wrappedValue.toggle() },
      label: HStack {
        label
        Spacer()
        Image(systemName: "chevron.forward")
          .foregroundColor(.accentColor)
          .rotationEffect(turn)
      })
  }
}

extension DisclosureGroup where Label == Text {
  /// A group with a text from a table.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(nil, label: Text(titleKey), content: content)
  }

  /// A group with a text from a table that opens and closes with a binding.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded, label: Text(titleKey), content: content)
  }

  /// A group with a text as it stands.
  @_disfavoredOverload nonisolated public init<S>(_ label: S, @ViewBuilder content: @escaping () -> Content)
  where S: StringProtocol {
    self.init(nil, label: Text(label), content: content)
  }

  /// A group with a text as it stands that opens and closes with a binding.
  @_disfavoredOverload nonisolated public init<S>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) where S: StringProtocol {
    self.init(isExpanded, label: Text(label), content: content)
  }
}

/// Views in a box of their own.
/// https://developer.apple.com/documentation/swiftui/groupbox
nonisolated public struct GroupBox<Label, Content> where Label: View, Content: View {
  let label: Label
  let content: Content

  /// A box with a label of any kind.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content)
  }

  /// A box with a label of any kind.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }
}

extension GroupBox: View {
  /// The label above the content, in a box.
  @MainActor @preconcurrency public var body: some View {
    CardElement(
      content: VStack(alignment: .leading) {
        label.font(.headline)
        HStack {
          VStack(alignment: .leading) { content }
          Spacer(minLength: 0)
        }
      })
  }
}

extension GroupBox where Label == EmptyView {
  /// A box without a label.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(label: EmptyView(), content: content)
  }
}

/// A box with what is inside it.
struct CardElement<Content: View>: _PrimitiveView {
  let content: Content
}

extension CardElement: ElementView {
  var inside: Content { content }

  func configure(_ element: Element, in environment: EnvironmentValues) {
    element.show(GroupBoxContent())
    element.arrange(by: PaddingLayout(insets: EdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12)))
  }
}

/// A box.
package struct GroupBoxContent: ElementContent {
  package static let kind = "GroupBox"
  package var role: AccessibilityRole { .group }
}

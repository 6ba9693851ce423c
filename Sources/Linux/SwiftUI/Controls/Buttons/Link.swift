import Foundation

/// A button that opens an address.
/// https://developer.apple.com/documentation/swiftui/link
nonisolated public struct Link<Label> where Label: View {
  let destination: URL
  let label: Label

  /// A link with a label of any kind.
  @MainActor @preconcurrency public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.init(to: destination, label: label())
  }

  init(to destination: URL, label: Label) {
    self.destination = destination
    self.label = label
  }
}

extension Link: View {
  /// The label in the colour of controls.
  @MainActor @preconcurrency public var body: some View {
    OpeningButton(destination: destination, label: label)
  }
}

private struct OpeningButton<Label: View>: View {
  @Environment(\.openURL) var openURL
  let destination: URL
  let label: Label

  var body: some View {
    ButtonElement(look: .text, isLink: true, press: { openURL(destination) }, label: label)
  }
}

extension Link where Label == Text {
  /// A link with a text from a table.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(to: destination, label: Text(titleKey))
  }

  /// A link with a text as it stands.
  @_disfavoredOverload nonisolated public init<S>(_ title: S, destination: URL) where S: StringProtocol {
    self.init(to: destination, label: Text(title))
  }
}

/// What the environment says about typing.
package struct TextInput: Equatable, Sendable {
  package var keyboard = UIKeyboardType.default
  package var contentType: UITextContentType?
  package var capitalization = UITextAutocapitalizationType.sentences
}

extension EnvironmentValues {
  /// What is said about typing into the fields inside.
  var textInput: TextInput {
    get { self[TextInputKey.self] }
    set { self[TextInputKey.self] = newValue }
  }
}

private enum TextInputKey: EnvironmentKey {
  static var defaultValue: TextInput { TextInput() }
}

extension View {
  /// Says what the fields inside are mostly filled with.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
    environment(\.textInput.keyboard, type)
  }

  /// Says what the fields inside ask for.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    environment(\.textInput.contentType, textContentType)
  }

  /// Says which letters are made large while typing.
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    environment(\.textInput.capitalization, style)
  }

  /// Whether the fields inside leave misspellings alone.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    environment(\.disableAutocorrection, disable)
  }

  /// Whether the fields inside leave misspellings alone.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    disableAutocorrection(disable)
  }
}

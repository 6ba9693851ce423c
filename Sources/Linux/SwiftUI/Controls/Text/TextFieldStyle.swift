/// A look of fields.
/// https://developer.apple.com/documentation/swiftui/textfieldstyle
public protocol TextFieldStyle {}

/// The system's look: in lists without an edge, else with one.
/// https://developer.apple.com/documentation/swiftui/defaulttextfieldstyle
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// The system's look.
  public init() {}
}

/// No edge.
/// https://developer.apple.com/documentation/swiftui/plaintextfieldstyle
public struct PlainTextFieldStyle: TextFieldStyle {
  /// No edge.
  public init() {}
}

/// An edge with round corners.
/// https://developer.apple.com/documentation/swiftui/roundedbordertextfieldstyle
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// An edge.
  public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The system's look.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// No edge.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// An edge with round corners.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
  /// Sets the style of fields inside.
  nonisolated public func textFieldStyle<S>(_ style: S) -> some View where S: TextFieldStyle {
    environment(
      \.fieldHasEdge, style is RoundedBorderTextFieldStyle ? true : style is PlainTextFieldStyle ? false : nil
    )
  }
}

extension EnvironmentValues {
  /// Whether fields have an edge; `nil` leaves it to the place where they are.
  var fieldHasEdge: Bool? {
    get { self[FieldHasEdgeKey.self] }
    set { self[FieldHasEdgeKey.self] = newValue }
  }
}

private enum FieldHasEdgeKey: EnvironmentKey {
  static var defaultValue: Bool? { nil }
}

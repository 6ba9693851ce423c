extension EnvironmentValues {
  /// Whether the rows of lists can be removed and moved, and a way to change that; `nil` where nothing can be edited.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] ?? pageEditMode }
    set { self[EditModeKey.self] = newValue }
  }

  /// The edit mode of the page around, where no view sets another one.
  package var pageEditMode: Binding<EditMode>? {
    get { self[PageEditModeKey.self] }
    set { self[PageEditModeKey.self] = newValue }
  }

  /// Whether fields leave misspellings alone.
  public var autocorrectionDisabled: Bool {
    get { disableAutocorrection ?? false }
    set { disableAutocorrection = newValue }
  }

  /// Whether the view or one around it has the focus of the keyboard. Nothing reports it below iOS 15.
  public var isFocused: Bool { false }
}

private enum PageEditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

private enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

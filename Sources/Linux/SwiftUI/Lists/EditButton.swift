/// A button that begins and ends the removing and moving of rows.
/// https://developer.apple.com/documentation/swiftui/editbutton
nonisolated public struct EditButton: _PrimitiveView {
  /// A button for the edit mode of the environment.
  public init() {}
}

extension EditButton: Primitive {
  @MainActor package func makeNode(in context: NodeContext) -> ViewNode<EditButton> {
    GroupNode(self, in: context) { _ in [("button", EditModeButton())] }
  }
}

private struct EditModeButton: View {
  @Environment(\.editMode) private var mode

  var body: some View {
    let isEditing = mode?.wrappedValue.isEditing ?? false
    Button(action: { mode?.wrappedValue = isEditing ? .inactive : .active }) {
      (isEditing ? SystemWord.done : .edit).text
    }
  }
}

/// A choice among several actions.
/// https://developer.apple.com/documentation/swiftui/actionsheet
public struct ActionSheet {
  /// One of the actions. Each one closes the sheet.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [ActionSheet.Button]

  /// A choice; the way out stands apart from the other buttons.
  public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

extension View {
  /// Offers a choice while the binding is true.
  nonisolated public func actionSheet(
    isPresented: Binding<Bool>, content: () -> ActionSheet
  ) -> some View {
    let sheet = isPresented.wrappedValue ? content() : nil
    return modifier(
      PresentationModifier(.actionSheet, isPresented: isPresented) {
        sheet.map { Presented(id: true, sheet: $0) }
      })
  }

  /// Offers a choice about an item while the binding holds one.
  nonisolated public func actionSheet<T>(
    item: Binding<T?>, content: (T) -> ActionSheet
  ) -> some View where T: Identifiable {
    let sheet = item.wrappedValue.map(content)
    return modifier(
      PresentationModifier(.actionSheet, item: item) { item in
        sheet.map { Presented(id: item.id, sheet: $0) }
      })
  }
}

extension Presented {
  fileprivate init(id: AnyHashable, sheet: ActionSheet) {
    self.init(
      id: id, title: sheet.title, view: ActionSheetView(sheet: sheet),
      cancel: Cancel(wayOutOf: sheet.buttons, orOnlyOne: false))
  }
}

extension View {
  /// Presents a view on a sheet while the binding is true.
  nonisolated public func sheet<Content>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View {
    modifier(
      PresentationModifier(.sheet, isPresented: isPresented, onDismiss: onDismiss) {
        Presented(id: true, title: nil, view: content(), cancel: .dismiss)
      })
  }

  /// Presents a view of an item on a sheet while the binding holds one. Another item is presented anew.
  nonisolated public func sheet<Item, Content>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    modifier(
      PresentationModifier(.sheet, item: item, onDismiss: onDismiss) {
        Presented(id: $0.id, title: nil, view: content($0), cancel: .dismiss)
      })
  }

  /// Covers the window with a view while the binding is true.
  nonisolated public func fullScreenCover<Content>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View {
    modifier(
      PresentationModifier(.fullScreenCover, isPresented: isPresented, onDismiss: onDismiss) {
        Presented(id: true, title: nil, view: content(), cancel: nil)
      })
  }

  /// Covers the window with a view of an item while the binding holds one. Another item is presented anew.
  nonisolated public func fullScreenCover<Item, Content>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    modifier(
      PresentationModifier(.fullScreenCover, item: item, onDismiss: onDismiss) {
        Presented(id: $0.id, title: nil, view: content($0), cancel: nil)
      })
  }
}

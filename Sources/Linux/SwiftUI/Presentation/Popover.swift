/// Where a popover points to. Ours stands in the middle of the window, or at its bottom where there is little room.
/// https://developer.apple.com/documentation/swiftui/popoverattachmentanchor
public enum PopoverAttachmentAnchor {
  /// A rectangle of the view.
  case rect(Anchor<CGRect>.Source)
  /// A point of the view.
  case point(UnitPoint)
}

extension View {
  /// Presents a view on a popover while the binding is true.
  nonisolated public func popover<Content>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View {
    modifier(
      PresentationModifier(.popover, isPresented: isPresented) {
        Presented(id: true, title: nil, view: content(), cancel: .dismiss)
      })
  }

  /// Presents a view of an item on a popover while the binding holds one. Another item is presented anew.
  nonisolated public func popover<Item, Content>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    modifier(
      PresentationModifier(.popover, item: item) {
        Presented(id: $0.id, title: nil, view: content($0), cancel: .dismiss)
      })
  }
}

/// The child in the middle, with the space around it that the host's look of the control needs.
package struct ChromeLayout: LayoutRule {
  package init() {}

  package func arrange(_ element: Element, in proposal: ProposedSize) -> Arrangement {
    let chrome = element.peer?.chrome ?? Chrome()
    let insets = chrome.insets
    let width = insets.leading + insets.trailing
    let height = insets.top + insets.bottom
    let inner = proposal.reduced(byWidth: width, height: height)
    let label = element.children.first?.size(in: inner) ?? .zero
    let size = CGSize(
      width: max(label.width + width, chrome.minimum.width),
      height: max(label.height + height, chrome.minimum.height))
    return Arrangement(
      size: size,
      placements: element.children.map { _ in
        Placement(
          origin: CGPoint(
            x: insets.leading + (size.width - width - label.width) / 2,
            y: insets.top + (size.height - height - label.height) / 2),
          proposal: inner)
      })
  }
}

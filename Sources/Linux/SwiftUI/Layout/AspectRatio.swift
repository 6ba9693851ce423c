import Foundation

extension View {
  /// Offers the view a size of a ratio of width to height; `nil` keeps the ratio that the view has by itself.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modifier(AspectRatioModifier(ratio: aspectRatio, contentMode: contentMode))
  }

  /// Offers the view a size of the same shape as another one.
  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Makes the view as large as it can be within the space offered, in its own shape.
  nonisolated public func scaledToFit() -> some View {
    aspectRatio(contentMode: .fit)
  }

  /// Makes the view just large enough to cover the space offered, in its own shape.
  nonisolated public func scaledToFill() -> some View {
    aspectRatio(contentMode: .fill)
  }
}

nonisolated private struct AspectRatioModifier: ElementModifier {
  typealias Body = Never
  let ratio: CGFloat?
  let contentMode: ContentMode

  @MainActor func configure(_ element: Element, in environment: EnvironmentValues) {
    let ratio = element.checked(ratio, as: .size, of: "aspectRatio")
    element.arrange(by: AspectRatioLayout(ratio: ratio, contentMode: contentMode))
  }
}

/// The child, offered a size of a certain shape.
private struct AspectRatioLayout: LayoutRule {
  let ratio: CGFloat?
  let contentMode: ContentMode

  func arrange(_ element: Element, in proposal: ProposedSize) -> Arrangement {
    guard let child = element.children.first else { return Arrangement(size: .zero) }
    let inner = offer(to: child, in: proposal)
    return Arrangement(of: child, in: inner)
  }

  private func offer(to child: Element, in proposal: ProposedSize) -> ProposedSize {
    guard proposal != .unspecified, let ratio = ratio ?? ownRatio(of: child), ratio > 0 else {
      return proposal
    }
    let acrossHeight = proposal.height.map { CGSize(width: $0 * ratio, height: $0) }
    let acrossWidth = proposal.width.map { CGSize(width: $0, height: $0 / ratio) }
    guard let acrossHeight, let acrossWidth else {
      return ProposedSize(acrossHeight ?? acrossWidth ?? .zero)
    }
    let isWidthLess = acrossWidth.width < acrossHeight.width
    return ProposedSize(isWidthLess == (contentMode == .fit) ? acrossWidth : acrossHeight)
  }

  private func ownRatio(of child: Element) -> CGFloat? {
    let ideal = child.size(in: .unspecified)
    return ideal.width > 0 && ideal.height > 0 ? ideal.width / ideal.height : nil
  }
}

import Foundation

extension View {
  /// Puts the view into a frame with a fixed width, height or both, in points.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      FrameModifier(
        width: LengthRange(fixed: width), height: LengthRange(fixed: height), alignment: alignment))
  }

  /// Changes nothing.
  nonisolated public func frame() -> some View {
    frame(width: nil, height: nil, alignment: .center)
  }

  /// Puts the view into a frame that takes what it is offered within limits, in points.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      FrameModifier(
        width: LengthRange(min: minWidth, ideal: idealWidth, max: maxWidth),
        height: LengthRange(min: minHeight, ideal: idealHeight, max: maxHeight), alignment: alignment))
  }
}

nonisolated struct FrameModifier: ElementModifier {
  typealias Body = Never
  let width: LengthRange
  let height: LengthRange
  let alignment: Alignment

  @MainActor func configure(_ element: Element, in environment: EnvironmentValues) {
    element.arrange(
      by: FrameLayout(
        width: width.checked(for: element), height: height.checked(for: element), alignment: alignment))
  }
}

/// The limits of a length and what it is if nothing is offered.
struct LengthRange: Equatable {
  var min: CGFloat?
  var ideal: CGFloat?
  var max: CGFloat?

  init(min: CGFloat?, ideal: CGFloat?, max: CGFloat?) {
    self.min = min
    self.ideal = ideal
    self.max = max
  }

  init(fixed length: CGFloat?) {
    // A limit may be infinite, a fixed length may not: it is left out then, like the two others.
    self.init(min: length, ideal: length, max: length == .infinity ? nil : length)
  }

  /// The same limits in order; an app that mixed them up is told once. The least length wins.
  @MainActor func checked(for element: Element) -> LengthRange {
    let least = element.checked(min, as: .size, of: "frame")
    let ideal = element.checked(ideal, as: .size, of: "frame").map { Swift.max($0, least ?? 0) }
    let most = element.checked(max, as: .limit, of: "frame").map { Swift.max($0, ideal ?? least ?? 0) }
    let ordered = LengthRange(min: least, ideal: ideal, max: most)
    if let max, max.isFinite, max >= 0, max != most {
      element.tree.logOnce("frame: the limits of a length contradict one another; the least one wins.")
    }
    return ordered
  }

  /// What the view inside is offered.
  func offer(for offered: CGFloat?) -> CGFloat? {
    (offered ?? ideal).map { clamp($0, min ?? 0, max ?? .infinity) }
  }

  /// The length of the frame around a view: as offered between the limits, where the view's length stands for a limit
  /// that is missing.
  func length(around inner: CGFloat, offered: CGFloat?) -> CGFloat {
    let least = min ?? Swift.min(inner, max ?? inner)
    let most = max ?? Swift.max(inner, min ?? inner)
    return clamp(offered ?? ideal ?? inner, least, most)
  }

  private func clamp(_ length: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
    Swift.max(least, Swift.min(length, most))
  }
}

/// The child in a frame with limits.
struct FrameLayout: LayoutRule {
  let width: LengthRange
  let height: LengthRange
  let alignment: Alignment

  func arrange(_ element: Element, in proposal: ProposedSize) -> Arrangement {
    guard let child = element.children.first else { return Arrangement(size: .zero) }
    let inner = ProposedSize(
      width: width.offer(for: proposal.width), height: height.offer(for: proposal.height))
    let innerSize = child.size(in: inner)
    let size = CGSize(
      width: width.length(around: innerSize.width, offered: proposal.width),
      height: height.length(around: innerSize.height, offered: proposal.height))
    let frame = ViewDimensions(width: size.width, height: size.height)
    let origin = CGPoint(
      x: frame[alignment.horizontal] - child.guide(alignment.horizontal.key, in: inner),
      y: frame[alignment.vertical] - child.guide(alignment.vertical.key, in: inner))
    return Arrangement(size: size, placements: [Placement(origin: origin, proposal: inner)])
  }
}

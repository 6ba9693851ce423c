import Foundation

extension LazyLines {
  // MARK: The viewport

  /// Where the seen part begins, along the axis, in the coordinates of the element.
  var visibleStart: CGFloat? {
    guard let scroll, let top = scroll.element else { return nil }
    let frame = element.convert(CGRect(origin: .zero, size: element.frame.size), to: top)
    guard style.axis == .horizontal, scroll.isRightToLeft else {
      return scroll.position[axis: style.axis] - frame.origin[axis: style.axis]
    }
    return scroll.position.x - (scroll.contentSize.width - frame.maxX)
  }

  /// The seen part in the coordinates of the element.
  var visibleRange: ClosedRange<CGFloat>? {
    guard let scroll, let start = visibleStart else { return nil }
    return start...start + scroll.viewport[axis: style.axis]
  }

  /// The stretch in which lines are mounted: what is seen and half as much on both sides.
  var window: ClosedRange<CGFloat>? {
    guard let scroll, let start = visibleStart else { return nil }
    let length = scroll.viewport[axis: style.axis]
    return start - length / 2...start + length * 1.5
  }

  // MARK: Anchors

  func rememberAnchors() {
    anchors = []
    guard let scroll, let seen = visibleStart, seen > 0.5 else { return }
    let end = seen + scroll.viewport[axis: style.axis]
    var start: CGFloat = 0
    for group in groups {
      for line in group.mounted {
        let position = start + group.lengths.position(of: line)
        let length = group.lengths[line] ?? 0
        guard position + length > seen, position < end, length > 0 else { continue }
        guard let number = group.entries(in: line).first else { continue }
        anchors.append(
          Anchor(group: group.key, name: group.entry(number).name, line: line, position: position))
      }
      start += group.lengths.total
    }
  }

  func currentAnchor() -> (anchor: Anchor, group: LineGroup, line: Int)? {
    for anchor in anchors {
      guard let group = groups.first(where: { $0.key == anchor.group }) else { continue }
      if let line = group.line(of: anchor.name) { return (anchor, group, line) }
    }
    return nil
  }

  /// Scrolls by as much as the first visible line has moved.
  func followAnchor() {
    guard let scroll, let (anchor, group, line) = currentAnchor() else { return }
    let position = start(of: group) + group.lengths.position(of: line)
    let distance = position - anchor.position
    guard abs(distance) > 0.01 else { return }
    anchors = anchors.map {
      Anchor(group: $0.group, name: $0.name, line: $0.line, position: $0.position + distance)
    }
    scroll.follow(distance, along: style.axis)
  }

  private func start(of group: LineGroup) -> CGFloat {
    groups.prefix { $0 !== group }.reduce(0) { $0 + $1.lengths.total }
  }

  // MARK: Rows to scroll to

  func frame(of id: AnyHashable) -> (element: Element, frame: CGRect, isExact: Bool)? {
    for group in groups {
      guard let line = group.line(ofRow: id) else { continue }
      let position = start(of: group) + group.lengths.position(of: line)
      let length = max(0, (group.lengths[line] ?? group.lengths.estimate) - style.spacing)
      var frame = CGRect(origin: .zero, size: element.frame.size)
      if style.axis == .vertical {
        frame.origin.y = position
        frame.size.height = length
      } else {
        frame.origin.x = element.isRightToLeft ? element.frame.width - position - length : position
        frame.size.width = length
      }
      return (element, frame, group.mounted.contains(line))
    }
    return nil
  }
}

import Foundation

/// A row of a list: its content with space around it, on a background, with a line below.
///
/// The children are what the app put behind the row, if anything, and the content.
package struct ListRowContent: ElementContent {
  package static let kind = "Row"

  package var look: ListLook
  /// Whether it is the first row of its section, and has the upper corners of the card.
  package var isFirst: Bool
  /// Whether it is the last row of its section, and has the lower corners of the card.
  package var isLast: Bool
  /// Whether a press selects it.
  package var isSelectable = false
  /// Whether it is among the selected rows, or what it leads to is shown beside the list.
  package var isSelected = false
  /// Whether it shows that it leads somewhere.
  package var showsDisclosure = false
  package var isEnabled = true
  /// Whether rows are being removed and moved.
  package var isEditing = false
  /// Whether the app put a view behind the row in place of the usual background.
  package var hasBackground = false
  /// Where the line below the row begins; `nil` if there is none.
  package var separatorInset: CGFloat?
  package var tint: Color?
  package var colorScheme = ColorScheme.light
  package var isRightToLeft = false
  /// The language of its menu; `nil` if it has none.
  package var locale: Locale?
  /// What a press of the row does: goes on, or selects it.
  package var press: Action<Void>?
  /// Removes the row.
  package var delete: Action<Void>?
  /// Moves the row before the one that has an index in the same data now.
  package var move: Action<Int>?
  /// The index of the row in its data.
  package var index = 0
  /// Whether the row can be deleted or moved.
  package var isEditable: Bool { delete != nil || move != nil }

  package var details: [String] {
    [
      isFirst ? "first" : nil, isLast ? "last" : nil, isSelected ? "selected" : nil,
      showsDisclosure ? "disclosure" : nil, isEnabled ? nil : "disabled", press == nil ? nil : "press",
      delete == nil ? nil : "delete", move == nil ? nil : "move", hasBackground ? "background" : nil,
    ].compactMap { $0 }
  }
  package var role: AccessibilityRole { .row }
  package var traits: AccessibilityTraits { isSelected ? .isSelected : [] }
}

/// What is above a section of a list.
package struct ListHeaderContent: ElementContent {
  package static let kind = "Header"
  package var look: ListLook
  package var role: AccessibilityRole { .heading }
}

/// What is below a section of a list.
package struct ListFooterContent: ElementContent {
  package static let kind = "Footer"
  package var look: ListLook
}

/// The content of a row, in the middle of its height, with space around it.
struct ListRowLayout: LayoutRule {
  var insets: EdgeInsets
  var minHeight: CGFloat
  /// Whether the first child lies behind the others.
  var hasBackground = false

  func arrange(_ element: Element, in proposal: ProposedSize) -> Arrangement {
    let inner = ProposedSize(width: proposal.width, height: nil)
      .reduced(byWidth: insets.horizontal, height: 0)
    let content = element.children.last?.size(in: inner) ?? .zero
    let size = CGSize(
      width: proposal.width ?? content.width + insets.horizontal,
      height: max(minHeight, content.height + insets.vertical))
    let spare = size.height - content.height - insets.vertical
    let place = Placement(
      origin: CGPoint(x: insets.leading, y: insets.top + spare / 2), proposal: inner)
    guard hasBackground else { return Arrangement(size: size, placements: [place]) }
    return Arrangement(
      size: size, placements: [Placement(origin: .zero, proposal: ProposedSize(size)), place])
  }
}

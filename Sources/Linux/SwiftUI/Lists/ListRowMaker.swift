import Foundation

/// Puts what views contribute to a list into rows, headers and footers.
@MainActor
final class ListRowMaker {
  var look = ListLook.plain
  var selection: ListSelection?
  private unowned let node: Node
  private var rows: [ObjectIdentifier: Row] = [:]
  private var gaps: [LineGroup.Key: Element] = [:]

  private struct Row {
    let element: Element
    let inner: Element
    var entry: LineGroup.Entry
  }

  private static let insets = EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
  /// Room for the sign that a row leads somewhere, in points.
  private static let disclosureWidth: CGFloat = 22
  /// Room for the signs that delete and move a row while rows are edited, in points.
  private static let editingWidth: CGFloat = 34
  /// What is between sections without a header, in points.
  private static let gap: CGFloat = 35
  /// What is below the last section, in points.
  private static let end: CGFloat = 16

  init(node: Node) {
    self.node = node
  }

  private var environment: EnvironmentValues { node.environment }

  // MARK: Gaps

  /// Adds space before the sections of a grouped list that have no header, and below the last one.
  func addGaps(_ parts: [LineGroupsBuilder.Part]) -> [LineGroupsBuilder.Part] {
    guard look.isGrouped else {
      gaps = [:]
      return parts
    }
    let old = gaps
    gaps = [:]
    var result: [LineGroupsBuilder.Part] = []
    for part in parts {
      let header = LineGroup.Key(section: part.key.section, part: .header, number: part.key.number)
      if part.key.part == .rows, result.last?.key != header || result.last?.sources.isEmpty == true {
        if result.last?.key == header { result.removeLast() }
        let gap = old[header] ?? makeGap(of: Self.gap)
        gaps[header] = gap
        result.append(LineGroupsBuilder.Part(key: header, sources: [.element(gap)]))
      }
      result.append(part)
    }
    let end = LineGroup.Key(section: nil, part: .footer, number: 0)
    let gap = old[end] ?? makeGap(of: Self.end)
    gaps[end] = gap
    result.append(LineGroupsBuilder.Part(key: end, sources: [.element(gap)]))
    return result
  }

  private func makeGap(of height: CGFloat) -> Element {
    let element = Element(node: node)
    element.arrange(by: ListRowLayout(insets: EdgeInsets(), minHeight: height))
    return element
  }

  // MARK: Rows

  /// The rows of an entry: one for each element.
  func wrap(_ group: LineGroup, _ entry: LineGroup.Entry) -> [Element] {
    entry.elements.map { inner in
      if gaps[group.key] === inner { return inner }
      let key = ObjectIdentifier(inner)
      let element = rows[key]?.element ?? Element(node: node)
      rows[key] = Row(element: element, inner: inner, entry: entry)
      return element
    }
  }

  /// Says what mounted rows show, and forgets those that are gone.
  func configure(_ groups: [LineGroup]) {
    let byElement = Dictionary(
      rows.values.map { (ObjectIdentifier($0.element), $0) }, uniquingKeysWith: { first, _ in first })
    rows = [:]
    for group in groups {
      let mounted = group.lines.flatMap { $0 }
      let beginsBefore = group.lengths.position(of: group.mounted.lowerBound) > 0
      let endsAfter = group.lengths.total - group.lengths.position(of: group.mounted.upperBound) > 0
      for (number, element) in mounted.enumerated() {
        guard let row = byElement[ObjectIdentifier(element)] else { continue }
        rows[ObjectIdentifier(row.inner)] = row
        element.isRightToLeft = environment.layoutDirection == .rightToLeft
        switch group.key.part {
        case .header: configureHeader(row)
        case .footer: configureFooter(row)
        case .rows:
          configure(
            row, isFirst: number == 0 && !beginsBefore,
            isLast: number == mounted.count - 1 && !endsAfter)
        }
      }
    }
  }

  private func configureHeader(_ row: Row) {
    row.element.show(ListHeaderContent(look: look))
    let insets =
      look.isGrouped
      ? EdgeInsets(top: 22, leading: 16, bottom: 6, trailing: 16)
      : EdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16)
    adopt(nil, in: row, insets: insets, minHeight: environment.defaultMinListHeaderHeight ?? 28)
  }

  private func configureFooter(_ row: Row) {
    row.element.show(ListFooterContent(look: look))
    adopt(
      nil, in: row, insets: EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16), minHeight: 0)
  }

  private func configure(_ row: Row, isFirst: Bool, isLast: Bool) {
    let traits = row.inner.traits
    let environment = row.inner.node?.environment ?? environment
    var insets = traits[RowInsetsTrait.self] ?? Self.insets
    insets.leading += environment.listRowIndent
    let background = traits[RowBackgroundTrait.self]
    let context = environment.listRow
    var content = ListRowContent(look: look, isFirst: isFirst, isLast: isLast)
    content.isEnabled = environment.isEnabled
    content.isEditing = environment.editMode?.wrappedValue.isEditing ?? false
    content.hasBackground = background != nil
    content.separatorInset = isLast && look.isGrouped || look == .sidebar ? nil : insets.leading
    content.tint = environment.listItemTint
    content.colorScheme = environment.colorScheme
    content.isRightToLeft = environment.layoutDirection == .rightToLeft
    content.index = row.entry.index
    addPress(to: &content, row, context)
    addEditing(to: &content, row)
    row.element.show(content, resizes: false)
    context?.changed = { [weak node] in
      guard let node, node.isMounted else { return }
      node.tree.enqueueCollection(of: node)
    }
    var inner = insets
    if content.isEditing {
      if content.delete != nil { inner.leading += Self.editingWidth }
      if content.move != nil { inner.trailing += Self.editingWidth }
    } else if content.showsDisclosure {
      inner.trailing += Self.disclosureWidth
    }
    adopt(background, in: row, insets: inner, minHeight: environment.defaultMinListRowHeight)
  }

  private func adopt(_ background: Element?, in row: Row, insets: EdgeInsets, minHeight: CGFloat) {
    row.element.arrange(
      by: ListRowLayout(insets: insets, minHeight: minHeight, hasBackground: background != nil))
    row.element.adopt([background, row.inner].compactMap { $0 })
  }

  /// A press does what a view in the row asked for, or selects the row.
  private func addPress(to content: inout ListRowContent, _ row: Row, _ context: ListRowContext?) {
    let value = row.inner.traits[TagTrait.self] ?? row.entry.dataID
    if let selection, let value, selection.accepts(value) {
      content.isSelectable = true
      content.isSelected = selection.contains(value)
      nonisolated(unsafe) let value = value
      content.press = Action { [weak self] in self?.selection?.select(value) }
    }
    guard let context else { return }
    content.showsDisclosure = context.showsDisclosure
    if context.isCurrent { content.isSelected = true }
    if context.isPressable { content.press = Action { context.press() } }
  }

  private func addEditing(to content: inout ListRowContent, _ row: Row) {
    guard case .items(let items) = row.entry.source else { return }
    let index = row.entry.index
    let traits = row.inner.traits
    if items.editing.delete != nil, !traits[DeleteDisabledTrait.self] {
      content.delete = Action { items.editing.delete?(IndexSet(integer: index)) }
    }
    if items.editing.move != nil, !traits[MoveDisabledTrait.self] {
      content.move = Action { items.editing.move?(IndexSet(integer: index), $0) }
    }
    if content.isEditable { content.locale = environment.locale }
  }
}

extension LineGroup.Entry {
  /// The identity of the data that the entry shows, if there is any.
  @MainActor fileprivate var dataID: AnyHashable? {
    guard case .items(let items) = source else { return nil }
    return items.id(at: index)
  }
}

import Foundation

/// Rows of which only those in view are mounted.
@MainActor
package protocol LazyItems: AnyObject {
  var count: Int { get }
  /// Stands for the same rows after another collection; modifiers in between do not change it.
  var source: ObjectIdentifier { get }
  /// Whether the rows are sections, all of which are mounted.
  var holdsSections: Bool { get }
  /// What a list does when rows are deleted or moved.
  var editing: RowEditing { get }
  /// The identity of a row.
  func id(at index: Int) -> AnyHashable
  /// The index of a row by its identity; looks at all identities unless only mounted rows are of interest.
  func index(of id: AnyHashable, onlyMounted: Bool) -> Int?
  /// Names what a row contributes, mounted now if it was not.
  func visit(at index: Int, _ visit: (Item) -> Void)
  /// Ends the rows whose index is not among these.
  func unmount(allBut indices: Range<Int>)
}

extension LazyItems {
  /// The elements of a row, mounted now if they were not.
  package func elements(at index: Int) -> [Element] {
    var elements: [Element] = []
    visit(at: index) { $0.appendElements(to: &elements) }
    return elements
  }
}

extension Item {
  /// Adds the elements, mounted now if they were not.
  @MainActor package func appendElements(to elements: inout [Element]) {
    switch self {
    case .element(let element): elements.append(element)
    case .lazy(let items):
      for index in 0..<items.count { elements += items.elements(at: index) }
    case .section(let section):
      var inside: [Element] = []
      for part in [section.header, section.content, section.footer] {
        part { $0.appendElements(to: &inside) }
      }
      elements += inside
    }
  }
}

/// What a list does when rows are deleted or moved.
package struct RowEditing {
  package var delete: ((IndexSet) -> Void)?
  package var move: ((IndexSet, Int) -> Void)?

  package init(delete: ((IndexSet) -> Void)? = nil, move: ((IndexSet, Int) -> Void)? = nil) {
    self.delete = delete
    self.move = move
  }
}

/// Lazy rows that a modifier between them and their container changes.
@MainActor
package final class MappedLazyItems: LazyItems {
  private let base: any LazyItems
  private let map: @MainActor (Element) -> Element
  private let unmounted: @MainActor () -> Void
  private let ownEditing: (@MainActor () -> RowEditing)?

  /// `map` changes each element, `editing` replaces what can be done with the rows, `unmounted` hears of rows that are gone.
  package init(
    _ base: any LazyItems, editing: (@MainActor () -> RowEditing)? = nil,
    unmounted: @escaping @MainActor () -> Void = {},
    map: @escaping @MainActor (Element) -> Element = { $0 }
  ) {
    self.base = base
    self.map = map
    self.unmounted = unmounted
    ownEditing = editing
  }

  package var count: Int { base.count }
  package var source: ObjectIdentifier { base.source }
  package var holdsSections: Bool { base.holdsSections }
  package var editing: RowEditing { ownEditing?() ?? base.editing }
  package func id(at index: Int) -> AnyHashable { base.id(at: index) }
  package func index(of id: AnyHashable, onlyMounted: Bool) -> Int? {
    base.index(of: id, onlyMounted: onlyMounted)
  }

  package func visit(at index: Int, _ visit: (Item) -> Void) {
    base.visit(at: index) { item in
      switch item {
      case .element(let element): visit(.element(map(element)))
      case .lazy(let items): visit(.lazy(MappedLazyItems(items, unmounted: unmounted, map: map)))
      case .section: visit(item)
      }
    }
  }

  package func unmount(allBut indices: Range<Int>) {
    base.unmount(allBut: indices)
    unmounted()
  }
}

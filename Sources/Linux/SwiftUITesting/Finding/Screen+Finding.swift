import SwiftUI

extension Screen {
  /// All elements that match, in reading order.
  package func all(_ query: Query) -> [Element] {
    query.filter(elements)
  }

  /// Whether something that matches is shown.
  package func has(_ query: Query) -> Bool {
    !all(query).isEmpty
  }

  /// The first element that matches.
  ///
  /// - Throws: A ``ScreenFailure`` if there is none.
  package func get(_ query: Query) throws -> Element {
    if let found = all(query).first { return found }
    let isHidden = has(query.evenHidden)
    throw failure("\(query) is \(isHidden ? "there, but not shown" : "not on the screen").")
  }

  /// The content of the first element that matches, or of the innermost one of the kind around it.
  ///
  /// - Throws: A ``ScreenFailure`` if there is none.
  package func get<Content: ElementContent>(_ type: Content.Type, _ query: Query) throws -> Content {
    let element = try get(query)
    for element in element.withAncestors { if let content = element.content as? Content { return content } }
    throw failure("\(query) is not inside a \(type.kind).")
  }

  /// The element for a gesture: the one that matches or the nearest one around it that can do something, or the only one inside,
  /// or the only one beside it, as a label stands beside its control.
  func target<Can>(_ query: Query, _ ability: String, _ can: (any ElementContent) -> Can?) throws -> (
    element: Element, content: Can
  ) {
    let found = try get(query)
    for element in found.withAncestors {
      if let content = can(element.content) { return (element, content) }
    }
    for container in found.withAncestors {
      let inside = container.withDescendants.filter { can($0.content) != nil && $0.isSeen }
      guard let first = inside.first, let content = can(first.content) else { continue }
      guard inside.count == 1 else { break }
      return (first, content)
    }
    throw failure("\(query) cannot be \(ability).")
  }

  /// Makes sure that a person can reach an element: scrolls to it, and throws if it is covered or disabled.
  func reach(_ element: Element, isEnabled: Bool, _ query: Query) throws {
    guard isEnabled else { throw failure("\(query) is disabled.") }
    guard !element.isUnreachable else { throw failure("\(query) lets pointers through.") }
    if let cover = element.cover { throw failure("\(query) is covered by: \(cover.summary)") }
    try reveal(element)
  }
}

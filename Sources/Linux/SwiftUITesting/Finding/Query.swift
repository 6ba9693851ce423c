import SwiftUI

/// What a test looks for on a screen. A string literal means a label, or else an identifier.
///
///     try screen.get("Save")
///     try screen.get(.role(.button).inside(.identifier("cart")).at(1))
@MainActor
package struct Query: ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
  package nonisolated let description: String
  private let matches: @MainActor @Sendable (Element) -> Bool
  private var index: Int?
  private(set) var seesHidden = false

  nonisolated init(_ description: String, _ matches: @escaping @MainActor @Sendable (Element) -> Bool) {
    self.description = description
    self.matches = matches
  }

  private init(
    _ other: Query, _ description: String, _ more: @escaping @MainActor @Sendable (Element) -> Bool
  ) {
    let matches = other.matches
    self.description = description
    self.matches = { matches($0) && more($0) }
    index = other.index
    seesHidden = other.seesHidden
  }

  package nonisolated init(stringLiteral value: String) {
    self.init("\"\(value)\"") {
      ($0.accessibility.label ?? $0.content.label) == value || $0.accessibility.identifier == value
    }
  }

  /// What is called this, by a modifier or by what it shows.
  package static func label(_ label: String) -> Query {
    Query("the label \"\(label)\"") { ($0.accessibility.label ?? $0.content.label) == label }
  }

  /// What is called something with this in it.
  package static func containing(_ part: String) -> Query {
    Query("a label with \"\(part)\"") {
      ($0.accessibility.label ?? $0.content.label)?.contains(part) == true
    }
  }

  /// A text that reads so.
  package static func text(_ text: String) -> Query {
    Query("the text \"\(text)\"") { ($0.content as? TextContent)?.text.plain == text }
  }

  /// What has this identifier.
  package static func identifier(_ identifier: String) -> Query {
    Query("the identifier \"\(identifier)\"") { $0.accessibility.identifier == identifier }
  }

  /// What is this to assistive technology.
  package static func role(_ role: AccessibilityRole) -> Query {
    Query("the role \(role)") { $0.content.role == role }
  }

  /// What shows this kind of content.
  package static func kind<Content: ElementContent>(_ type: Content.Type) -> Query {
    Query("a \(type.kind)") { $0.content is Content }
  }

  /// The same, inside something else.
  package func inside(_ container: Query) -> Query {
    Query(self, "\(description) inside \(container)") { element in
      element.withAncestors.dropFirst().contains { container.matches($0) }
    }
  }

  /// The same, with something else inside.
  package func around(_ part: Query) -> Query {
    Query(self, "\(description) around \(part)") { element in
      element.children.flatMap(\.withDescendants).contains { part.matches($0) }
    }
  }

  /// The n-th of those that match, counted from zero.
  package func at(_ index: Int) -> Query {
    var query = Query(self, "number \(index) of \(description)") { _ in true }
    query.index = index
    return query
  }

  /// The same, seen or not.
  package var evenHidden: Query {
    var query = Query(self, "\(description), seen or not") { _ in true }
    query.seesHidden = true
    return query
  }

  /// The elements that match, in reading order.
  func filter(_ elements: [Element]) -> [Element] {
    let found = elements.filter { matches($0) && (seesHidden || $0.isSeen) }
    guard let index else { return found }
    return found.indices.contains(index) ? [found[index]] : []
  }
}

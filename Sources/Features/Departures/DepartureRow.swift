/// A departure as a row of the list shows it: text, which reads as if it were the row's own (`row.departs`),
/// and the marks that depend on the rows beside it.
///
/// Lists copy their rows often, so the text is kept in one place and shared by all copies.
@dynamicMemberLookup
public struct DepartureRow: Sendable, Hashable, Identifiable {
  /// Whether it is the cheapest of the list.
  public internal(set) var isCheapest = false
  /// Whether it is the fastest of the list.
  public internal(set) var isFastest = false

  private let shared: SharedText

  init(_ text: DepartureText) {
    shared = SharedText(text)
  }

  /// The departure's id.
  public var id: Departure.ID { shared.text.id }

  /// A text of the row.
  public subscript<Value>(dynamicMember text: KeyPath<DepartureText, Value>) -> Value {
    shared.text[keyPath: text]
  }

  /// The marks of the row in words: `Cheapest`, `Fastest`.
  public var marks: [String] {
    (isCheapest ? [DepartureMark.cheapest.title] : []) + (isFastest ? [DepartureMark.fastest.title] : [])
  }

  /// The whole row as a sentence for the ear.
  public var accessibilityLabel: String { ([shared.text.spoken] + marks).joined(separator: ", ") }

  /// Whether both show the same.
  public static func == (lhs: DepartureRow, rhs: DepartureRow) -> Bool {
    lhs.isCheapest == rhs.isCheapest && lhs.isFastest == rhs.isFastest && lhs.shared.text == rhs.shared.text
  }

  /// Hashes the id.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }

  private final class SharedText: Sendable {
    let text: DepartureText

    init(_ text: DepartureText) {
      self.text = text
    }
  }
}

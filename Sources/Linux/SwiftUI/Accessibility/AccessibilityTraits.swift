/// What assistive technology is told of the nature of a view.
/// https://developer.apple.com/documentation/swiftui/accessibilitytraits
public struct AccessibilityTraits: SetAlgebra, Sendable {
  /// A set of traits holds sets of traits.
  public typealias Element = AccessibilityTraits
  /// Traits can be written as a list.
  public typealias ArrayLiteralElement = AccessibilityTraits

  private var bits: UInt32

  private init(bits: UInt32) {
    self.bits = bits
  }

  /// No traits.
  public init() {
    bits = 0
  }

  /// It can be pressed.
  public static let isButton = AccessibilityTraits(bits: 1 << 0)
  /// It divides the content, and can be jumped to.
  public static let isHeader = AccessibilityTraits(bits: 1 << 1)
  /// It is the chosen one.
  public static let isSelected = AccessibilityTraits(bits: 1 << 2)
  /// It leads somewhere else.
  public static let isLink = AccessibilityTraits(bits: 1 << 3)
  /// It is a field to search in.
  public static let isSearchField = AccessibilityTraits(bits: 1 << 4)
  /// It is a picture.
  public static let isImage = AccessibilityTraits(bits: 1 << 5)
  /// It plays a sound of its own when it is used.
  public static let playsSound = AccessibilityTraits(bits: 1 << 6)
  /// It is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(bits: 1 << 7)
  /// It is a text that cannot be changed.
  public static let isStaticText = AccessibilityTraits(bits: 1 << 8)
  /// It sums up what matters when the app opens.
  public static let isSummaryElement = AccessibilityTraits(bits: 1 << 9)
  /// It changes often.
  public static let updatesFrequently = AccessibilityTraits(bits: 1 << 10)
  /// It starts to play something when it is used.
  public static let startsMediaSession = AccessibilityTraits(bits: 1 << 11)
  /// It is touched directly, past assistive technology.
  public static let allowsDirectInteraction = AccessibilityTraits(bits: 1 << 12)
  /// It turns a page once it has been read.
  public static let causesPageTurn = AccessibilityTraits(bits: 1 << 13)
  /// What is beside it does not count while it is there.
  public static let isModal = AccessibilityTraits(bits: 1 << 14)

  /// The traits of either set.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits | other.bits)
  }

  /// Adds the traits of another set.
  public mutating func formUnion(_ other: AccessibilityTraits) {
    self = union(other)
  }

  /// The traits of both sets.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits & other.bits)
  }

  /// Removes the traits that are not in another set.
  public mutating func formIntersection(_ other: AccessibilityTraits) {
    self = intersection(other)
  }

  /// The traits of one set only.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits ^ other.bits)
  }

  /// Keeps the traits of one set only.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    self = symmetricDifference(other)
  }

  /// Whether all of these traits are in the set.
  public func contains(_ member: AccessibilityTraits) -> Bool {
    bits & member.bits == member.bits
  }

  /// Adds traits unless they are in the set.
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }

  /// Removes traits; returns those that were in the set.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let removed = intersection(member)
    bits &= ~member.bits
    return removed.isEmpty ? nil : removed
  }

  /// Adds traits; returns those that were in the set.
  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let known = intersection(newMember)
    formUnion(newMember)
    return known.isEmpty ? nil : known
  }

  /// Whether both sets have the same traits.
  public static func == (a: AccessibilityTraits, b: AccessibilityTraits) -> Bool {
    a.bits == b.bits
  }
}

extension AccessibilityTraits {
  /// The names of the traits in the set, for dumps and tests.
  package var names: [String] {
    Self.named.filter { contains($0.trait) }.map(\.name)
  }

  private static let named: [(trait: AccessibilityTraits, name: String)] = [
    (.isButton, "button"), (.isHeader, "header"), (.isSelected, "selected"), (.isLink, "link"),
    (.isSearchField, "searchField"), (.isImage, "image"), (.playsSound, "playsSound"),
    (.isKeyboardKey, "keyboardKey"), (.isStaticText, "staticText"), (.isSummaryElement, "summary"),
    (.updatesFrequently, "updatesFrequently"), (.startsMediaSession, "startsMediaSession"),
    (.allowsDirectInteraction, "directInteraction"), (.causesPageTurn, "causesPageTurn"),
    (.isModal, "modal"),
  ]
}

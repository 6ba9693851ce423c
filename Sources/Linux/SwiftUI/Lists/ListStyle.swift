/// How a list looks.
/// https://developer.apple.com/documentation/swiftui/liststyle
public protocol ListStyle {}

/// The look that the system chooses.
/// https://developer.apple.com/documentation/swiftui/defaultliststyle
public struct DefaultListStyle: ListStyle {
  /// The look that the system chooses.
  public init() {}
}

/// Rows from edge to edge.
/// https://developer.apple.com/documentation/swiftui/plainliststyle
public struct PlainListStyle: ListStyle {
  /// Rows from edge to edge.
  public init() {}
}

/// Sections apart from one another.
/// https://developer.apple.com/documentation/swiftui/groupedliststyle
public struct GroupedListStyle: ListStyle {
  /// Sections apart from one another.
  public init() {}
}

/// Rows with space at their sides.
/// https://developer.apple.com/documentation/swiftui/insetliststyle
public struct InsetListStyle: ListStyle {
  /// Rows with space at their sides.
  public init() {}
}

/// A card for each section.
/// https://developer.apple.com/documentation/swiftui/insetgroupedliststyle
public struct InsetGroupedListStyle: ListStyle {
  /// A card for each section.
  public init() {}
}

/// Rows for the side of a window.
/// https://developer.apple.com/documentation/swiftui/sidebarliststyle
public struct SidebarListStyle: ListStyle {
  /// Rows for the side of a window.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The look that the system chooses.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Sections apart from one another.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows with space at their sides.
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// A card for each section.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// Rows for the side of a window.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// The looks that a host knows.
package enum ListLook: String, Sendable {
  case plain, grouped, inset, insetGrouped, sidebar

  /// Whether sections lie apart on a background of their own.
  package var isGrouped: Bool { self == .grouped || self == .insetGrouped }

  /// Space at the sides of rows, in points.
  package var margin: CGFloat {
    switch self {
    case .plain, .grouped: 0
    case .inset, .insetGrouped: 16
    case .sidebar: 8
    }
  }

  /// The radius of the corners of a section's card, in points.
  package var cornerRadius: CGFloat { self == .insetGrouped ? 10 : 0 }

  init?(_ style: some ListStyle) {
    switch style {
    case is PlainListStyle: self = .plain
    case is GroupedListStyle: self = .grouped
    case is InsetListStyle: self = .inset
    case is InsetGroupedListStyle: self = .insetGrouped
    case is SidebarListStyle: self = .sidebar
    default: return nil
    }
  }
}

extension View {
  /// Sets the look of lists.
  nonisolated public func listStyle<S>(_ style: S) -> some View where S: ListStyle {
    environment(\.listLook, ListLook(style))
  }
}

extension EnvironmentValues {
  /// The look of lists that a view above chose.
  package var listLook: ListLook? {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }

  /// The look of the list around a view, or `nil` outside of lists and forms.
  package var surroundingList: ListLook? {
    get { self[SurroundingListKey.self] }
    set { self[SurroundingListKey.self] = newValue }
  }
}

private enum ListLookKey: EnvironmentKey {
  static var defaultValue: ListLook? { nil }
}

private enum SurroundingListKey: EnvironmentKey {
  static var defaultValue: ListLook? { nil }
}

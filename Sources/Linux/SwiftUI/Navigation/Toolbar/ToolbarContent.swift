/// Items for the bars of a page.
/// https://developer.apple.com/documentation/swiftui/toolbarcontent
@MainActor @preconcurrency public protocol ToolbarContent {
  /// The type of the content that this one consists of.
  associatedtype Body: ToolbarContent
  /// What the content consists of.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

/// Items that have an identity, so that a user could choose among them.
/// https://developer.apple.com/documentation/swiftui/customizabletoolbarcontent
@MainActor @preconcurrency public protocol CustomizableToolbarContent: ToolbarContent
where Self.Body: CustomizableToolbarContent {}

extension Never: ToolbarContent, CustomizableToolbarContent {}

/// Content that knows its items by itself; it has no body.
@MainActor
protocol ItemizedToolbarContent: ToolbarContent where Body == Never {
  var items: [BarItem] { get }
}

extension ItemizedToolbarContent {
  /// Never asked for.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body: it is shown by the framework")
  }
}

extension ToolbarContent {
  /// The views for the bars, in order.
  @MainActor var barItems: [BarItem] {
    (self as? any ItemizedToolbarContent)?.items ?? body.barItems
  }
}

/// Builds the content of a toolbar from the statements of a closure.
/// https://developer.apple.com/documentation/swiftui/toolbarcontentbuilder
@resultBuilder public struct ToolbarContentBuilder {
  /// Content as it stands.
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: ToolbarContent {
    content
  }

  /// One item or group of items.
  public static func buildBlock<Content>(_ content: Content) -> some ToolbarContent
  where Content: ToolbarContent {
    content
  }

  /// Two in a row.
  public static func buildBlock<C0, C1>(_ c0: C0, _ c1: C1) -> some ToolbarContent
  where C0: ToolbarContent, C1: ToolbarContent {
    ToolbarSequence(parts: [c0, c1])
  }

  /// Three in a row.
  public static func buildBlock<C0, C1, C2>(_ c0: C0, _ c1: C1, _ c2: C2) -> some ToolbarContent
  where C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent {
    ToolbarSequence(parts: [c0, c1, c2])
  }

  /// Four in a row.
  public static func buildBlock<C0, C1, C2, C3>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3) -> some ToolbarContent
  where C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent {
    ToolbarSequence(parts: [c0, c1, c2, c3])
  }

  /// Five in a row.
  public static func buildBlock<C0, C1, C2, C3, C4>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4)
    -> some ToolbarContent
  where C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent, C4: ToolbarContent {
    ToolbarSequence(parts: [c0, c1, c2, c3, c4])
  }

  /// Six in a row.
  public static func buildBlock<C0, C1, C2, C3, C4, C5>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
  ) -> some ToolbarContent
  where
    C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent, C4: ToolbarContent,
    C5: ToolbarContent
  {
    ToolbarSequence(parts: [c0, c1, c2, c3, c4, c5])
  }
}

/// Several contents in a row.
nonisolated private struct ToolbarSequence: ItemizedToolbarContent {
  typealias Body = Never
  let parts: [any ToolbarContent]

  @MainActor var items: [BarItem] { parts.flatMap { $0.barItems } }
}

extension Group: ToolbarContent where Content: ToolbarContent {
  /// A group of items.
  nonisolated public init(@ToolbarContentBuilder content: () -> Content) {
    self.init(content: content())
  }
}

extension Group: ItemizedToolbarContent where Content: ToolbarContent {
  @MainActor var items: [BarItem] { content.barItems }
}

/// The bars of a page and what is in them besides the app's items.
@MainActor
final class PageChrome {
  private let bar: Element
  private let leading: Element
  private let principal: Element
  private let trailing: Element
  private let back: Element
  private let inlineTitle: Element
  let largeTitle: Element
  private let bottom: Element
  /// The title as it is read.
  private(set) var title: String?
  /// Where the large title is.
  var largeTitlePlace = LargeTitlePlace.belowBar
  private var titleHasChanged = false

  init(of page: PageNode) {
    bar = Element(node: page)
    leading = Element(node: page)
    principal = Element(node: page)
    trailing = Element(node: page)
    back = Element(node: page)
    inlineTitle = Element(node: page)
    largeTitle = Element(node: page)
    bottom = Element(node: page)
    for slot in [leading, trailing] {
      slot.arrange(by: StackLayout(axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: 16))
    }
    bar.arrange(by: NavigationBarLayout())
    bar.adopt([leading, principal, trailing])
    bottom.arrange(by: BottomBarLayout())
    back.arrange(by: LeafLayout())
    inlineTitle.arrange(by: LeafLayout())
    largeTitle.arrange(by: LeafLayout())
  }

  /// Whether the title is another one than at the last call.
  func takeTitleChange() -> Bool {
    defer { titleHasChanged = false }
    return titleHasChanged
  }

  /// Brings the bars up to date. Returns those above and below the content.
  func show(
    _ remarks: PageRemarks, below: PageNode?, isLarge: Bool, in environment: EnvironmentValues,
    goBack: @escaping @MainActor @Sendable () -> Void
  ) -> (above: [Element], below: [Element]) {
    for element in [bar, leading, principal, trailing, bottom] {
      element.isRightToLeft = environment.layoutDirection == .rightToLeft
    }
    let context = TextContext(environment)
    let title = remarks.title?.resolved(in: context).plain
    if title != self.title { titleHasChanged = true }
    self.title = title
    let backTitle = below.map { $0.title?.resolved(in: context).plain }
    let hasBack = below != nil && !remarks.hidesBackButton
    bar.show(
      NavigationBarContent(
        title: title, isLarge: isLarge, backTitle: hasBack ? backTitle ?? nil : nil, hasBack: hasBack,
        isHidden: remarks.isBarHidden, goBack: Action { goBack() }),
      resizes: false)
    back.show(
      BackButtonContent(
        previous: backTitle ?? nil, locale: environment.locale,
        isRightToLeft: environment.layoutDirection == .rightToLeft,
        press: Action { goBack() }))
    let hasLargeTitle = isLarge && title != nil && !remarks.isBarHidden
    show(remarks.title, isLarge: hasLargeTitle, in: environment)
    let hasInlineTitle = title != nil && (!hasLargeTitle || largeTitlePlace == .scrolledAway)

    leading.adopt((hasBack ? [back] : []) + remarks.elements(in: .leading))
    let center = remarks.elements(in: .principal)
    principal.adopt(center.isEmpty ? (hasInlineTitle ? [inlineTitle] : []) : center)
    trailing.adopt(remarks.elements(in: .trailing))
    let low = remarks.elements(in: .bottom)
    bottom.show(BottomBarContent())
    bottom.adopt(low)
    let hasTitleBelowBar = hasLargeTitle && largeTitlePlace == .belowBar
    let above = remarks.isBarHidden ? [] : hasTitleBelowBar ? [bar, largeTitle] : [bar]
    return (above, low.isEmpty ? [] : [bottom])
  }

  private func show(_ title: Text?, isLarge: Bool, in environment: EnvironmentValues) {
    guard let title else { return }
    var inside = environment
    inside.lineLimit = 1
    inside.font = .largeTitle.bold()
    if isLarge { largeTitle.show(TextContent(title, in: inside)) }
    inside.font = .headline
    inlineTitle.show(TextContent(title, in: inside.inBar))
  }
}

/// The place of a link, as the navigation view knows it.
@MainActor
protocol PageLink: Node {
  /// Whether the page of the link is wanted.
  var isActive: Bool { get }
  /// Whether the page belongs into the detail column.
  var isDetailLink: Bool { get }
  /// What the page shows.
  var destinationView: any View { get }
  /// What tells the link from others on the same page, if its page may outlive it.
  var key: AnyHashable? { get }
  /// The page, while it is on the stack.
  var page: PageNode? { get set }
  /// Says that the page moved to another column.
  func showPlaceOfPage()
  /// Says that the page is gone.
  func deactivate()
}

extension Node {
  /// The page around this place, unless a presentation is in between.
  var enclosingPage: PageNode? {
    var current = parent
    while let node = current, !(node is PresentationNode) {
      if let page = node as? PageNode { return page }
      current = node.parent
    }
    return nil
  }
}

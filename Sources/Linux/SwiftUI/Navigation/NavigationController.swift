/// What the keys for going back do in a window.
@MainActor
package struct NavigationController {
  private let tree: ViewTree

  package init(_ tree: ViewTree) {
    self.tree = tree
  }

  /// Escape: closes what is presented on top, or goes back a page. Returns whether there was something to do.
  @discardableResult
  package func cancel(focus: Element? = nil) -> Bool {
    guard let presentation = tree.presentations.shown.last else { return goBack(from: focus) }
    return presentation.cancel()
  }

  /// Alt+Left: goes back a page, in the navigation view around the element that has the focus, or else in the one that can be
  /// seen. Returns whether there was a page to go back to.
  @discardableResult
  package func goBack(from focus: Element? = nil) -> Bool {
    let top = tree.presentations.shown.last ?? tree.root
    var current = focus?.node
    while let node = current {
      if let navigation = node as? NavigationNode, navigation.goBack() { return true }
      current = node === top ? nil : node.parent
    }
    return top.map { goBack(in: $0) } ?? false
  }

  /// The innermost navigation view that has a way back comes first.
  private func goBack(in node: Node) -> Bool {
    guard node.isShown else { return false }
    for child in node.children.reversed() where goBack(in: child) { return true }
    return (node as? NavigationNode)?.goBack() ?? false
  }
}

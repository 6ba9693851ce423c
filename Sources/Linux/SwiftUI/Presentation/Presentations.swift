/// What is presented in a window, the topmost last.
@MainActor
package final class Presentations {
  package private(set) var shown: [PresentationNode] = []
  /// The place at the top of the window; its element holds those of the presentations.
  weak var root: Node?

  /// Called when something is presented or closed.
  package var onChange: @MainActor () -> Void = {}

  package init() {}

  /// Puts a presentation on top.
  func add(_ presentation: PresentationNode) {
    shown.append(presentation)
    changed()
  }

  /// Takes a presentation away, wherever it is.
  func remove(_ presentation: PresentationNode) {
    guard let index = shown.firstIndex(where: { $0 === presentation }) else { return }
    shown.remove(at: index)
    changed()
  }

  /// Whether an element can be reached: it is in the topmost presentation, or nothing is presented.
  package func canReach(_ element: Element) -> Bool {
    guard let top = shown.last else { return true }
    var current: Element? = element
    while let element = current {
      if element === top.element { return true }
      current = element.parent
    }
    return false
  }

  private func changed() {
    onChange()
    for presentation in shown { presentation.isCovered = presentation !== shown.last }
    guard let root, root.isMounted else { return }
    root.tree.enqueueCollection(of: root)
  }
}

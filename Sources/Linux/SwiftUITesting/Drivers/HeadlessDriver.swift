import Foundation
import SwiftUI
import SwiftUIGTK

/// Uses a screen without a display: by the actions of the contents.
@MainActor
final class HeadlessDriver: ScreenDriver {
  let tree: ViewTree
  private let host = HeadlessHost()
  var environment: EnvironmentValues {
    didSet { tree.inherit(fullEnvironment(for: tree.size)) }
  }

  init(size: CGSize, environment: EnvironmentValues) {
    self.environment = environment
    tree = ViewTree(host: host, size: size)
    // GLib's loop works without a display, and drains the main queue on both kinds of screens.
    MainLoop.attach()
  }

  var root: Element? { host.root }
  var messages: [String] { host.messages }
  var structureChanges: Int { host.structureChanges }

  /// The environment with size classes that fit the window.
  func fullEnvironment(for size: CGSize) -> EnvironmentValues {
    var full = environment
    full.setSizeClasses(for: size)
    if let given = environment.horizontalSizeClass { full.horizontalSizeClass = given }
    if let given = environment.verticalSizeClass { full.verticalSizeClass = given }
    return full
  }

  func press(_ element: Element, _ content: any Pressable) throws {
    content.pressAction?()
  }

  func perform(_ movement: Movement, on element: Element, _ content: GestureContent) throws {
    let recognizer = content.recognizer
    switch movement {
    case .longPress:
      recognizer.pressed(true)
      recognizer.performed()
      recognizer.pressed(false)
    case .drag(let way):
      guard case .drag(let distance, let space) = recognizer.kind else { return }
      let frame = element.frame(in: space)
      let value = DragGesture.Value(
        time: Date(), location: CGPoint(x: frame.midX + way.width, y: frame.midY + way.height),
        startLocation: CGPoint(x: frame.midX, y: frame.midY))
      guard (way.width * way.width + way.height * way.height).squareRoot() >= distance else { return }
      recognizer.dragged(value)
      recognizer.dropped(value)
    case .magnification(let scale):
      recognizer.magnified(scale)
      recognizer.magnifiedFully(scale)
    }
  }

  func edit(_ element: Element, _ content: any TextEditable, replacing: Bool, inserted: String) throws {
    content.editAction((replacing ? "" : content.editedText) + inserted)
  }

  func setFocus(_ element: Element?, from old: Element?) {
    (old?.content as? any TextEditable)?.focusAction?(false)
    (element?.content as? any TextEditable)?.focusAction?(true)
  }

  func set(_ element: Element, _ content: any Adjustable, to amount: Double) throws {
    content.amountAction(amount)
  }

  func scroll(_ element: Element, _ content: ScrollContent, to offset: CGPoint) {
    content.state.scrolled(to: offset)
  }

  func send(_ key: Key, focus: Element?) throws -> Bool {
    switch key {
    case .escape: return NavigationController(tree).cancel(focus: focus)
    case .back: return NavigationController(tree).goBack(from: focus)
    case .return:
      guard let field = focus?.content as? any TextEditable else { return false }
      field.commitAction?()
      return true
    default: return false
    }
  }

  func resize(to size: CGSize) {
    tree.resize(to: size, environment: fullEnvironment(for: size))
  }

  func setColorScheme(_ scheme: ColorScheme) {
    environment.colorScheme = scheme
  }

  func showFrame() {}

  func run(until condition: @MainActor () -> Bool, within seconds: Double) -> Bool {
    let tree = tree
    return MainLoop.iterate(
      until: {
        tree.update()
        return condition()
      }, within: seconds)
  }

  func close() {
    tree.unmount()
  }
}

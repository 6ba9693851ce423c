import Foundation

/// The page of a controller. It takes all the room that it is offered, and is closed when its place is gone.
nonisolated package struct HostedWebPage: _PrimitiveView {
  fileprivate let controller: WebPageController

  /// Shows the page of a controller.
  package init(_ controller: WebPageController) {
    self.controller = controller
  }
}

extension HostedWebPage: Primitive {
  @MainActor package func makeNode(in context: NodeContext) -> ViewNode<HostedWebPage> {
    WebPageNode(self, in: context)
  }
}

/// The place of a page.
///
/// The page belongs to it rather than to a widget, which the host makes anew when the element goes elsewhere.
@MainActor
private final class WebPageNode: ViewNode<HostedWebPage> {
  private lazy var element = Element(node: self)
  private var controller: WebPageController
  private var engine: (any WebPageEngine)?

  override init(_ view: HostedWebPage, in context: NodeContext) {
    controller = view.controller
    super.init(view, in: context)
    element.arrange(by: FillLayout())
    connect()
    configure()
  }

  override var readsEnvironment: Bool { true }

  override func refresh() {
    if view.controller !== controller {
      disconnect()
      controller = view.controller
      connect()
      configure()
      element.remakePeer()
    } else {
      configure()
    }
  }

  private func configure() {
    element.show(
      WebPageContent(controller: controller, textScale: environment.sizeCategory.scale), resizes: false)
  }

  private func connect() {
    guard let host = tree.host as? any WebPageHost else { return }
    let engine = host.makeWebPageEngine(in: environment)
    self.engine = engine
    controller.connect(engine)
    // A page that loads at once may change state, which must wait until all views are up to date.
    tree.whenLaidOut { [controller] in controller.start(engine) }
  }

  private func disconnect() {
    if let engine { controller.disconnect(engine) }
    engine = nil
  }

  override func collect(_ visit: (Item) -> Void) {
    visit(.element(element))
  }

  override func willUnmount() {
    disconnect()
  }
}

/// A page in its place.
package struct WebPageContent: ElementContent {
  package static let kind = "WebPage"
  /// Whose page it is.
  package let controller: WebPageController
  /// The size of text, 1 as the page has it.
  package let textScale: CGFloat

  package var role: AccessibilityRole { .group }

  package static func == (old: WebPageContent, new: WebPageContent) -> Bool {
    old.controller === new.controller && old.textScale == new.textScale
  }
}

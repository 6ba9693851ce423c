/// The nodes of a window, and the cycle that brings them up to date.
///
/// Changes only mark places. Once a turn of the main loop, `update` evaluates the marked places, parents before children,
/// lets the elements find their frames, and tells the views that appeared.
@MainActor
package final class ViewTree {
  package let host: any ViewHost
  package internal(set) var root: Node?
  /// Sheets, alerts and the like, over the content of the window.
  package let presentations = Presentations()
  /// What the views inside say about light and dark.
  let colorSchemes = PreferredColorSchemes()
  /// What writes texts anew that change while time passes.
  package let clock = TextClock()
  /// Light or dark as a view inside wants the window; `nil` as the user wants it.
  package internal(set) var preferredColorScheme: ColorScheme? {
    didSet {
      guard preferredColorScheme != oldValue else { return }
      host.preferredColorSchemeChanged(to: preferredColorScheme)
      if let environment { inherit(environment) }
    }
  }
  /// What the host says of the window.
  private var environment: EnvironmentValues?
  /// What the window is called, if the app says so.
  package var windowTitle: String?
  /// The size of the window's content, in points.
  package private(set) var size: CGSize
  /// What views keep for the window.
  package let sceneStore = SceneStore()
  /// Who reads what views inside tell.
  let preferences = PreferenceReaders()
  /// Nodes alive, for tests of leaks.
  package internal(set) var nodeCount = 0
  /// Elements alive, for tests of leaks.
  package internal(set) var elementCount = 0
  /// Bodies evaluated so far, for tests.
  package internal(set) var evaluations = 0
  /// Arrangements computed so far, for tests.
  package internal(set) var arrangements = 0

  private var invalid: [Node] = []
  private var collections: [Node] = []
  private var layoutRoots: [Element] = []
  private var afterLayout: [@MainActor () -> Void] = []
  private var isScheduled = false
  private var isUpdating = false
  /// The element at the top of the window.
  package private(set) var rootElement: Element?
  private var positionReaders: [ObjectIdentifier: @MainActor () -> Void] = [:]
  private var logged: Set<String> = []

  /// How often an update may start over, as layout can ask for more content (a list) or a view can change state.
  private static let roundLimit = 50

  package init(host: any ViewHost, size: CGSize) {
    self.host = host
    self.size = size
  }

  /// Mounts the view of a window.
  package func mount<Content: View>(_ view: Content, environment: EnvironmentValues) {
    let context = NodeContext(tree: self, parent: nil, environment: preferred(environment))
    let node = RootNode(view, in: context)
    root = node
    rootElement = node.element
    host.attach(node.element)
    node.collectElements()
    node.element.invalidateLayout()
    update()
  }

  /// Ends all places.
  package func unmount() {
    root?.unmount()
    root = nil
    rootElement?.adopt([])
    rootElement = nil
    host.detach()
    invalid = []
    collections = []
    layoutRoots = []
    afterLayout = []
    positionReaders = [:]
  }

  /// Gives the window's content another size, and an environment that fits it, and lays it out.
  package func resize(to size: CGSize, environment: EnvironmentValues? = nil) {
    guard size != self.size || environment != nil else { return }
    if size != self.size {
      self.size = size
      rootElement?.invalidateLayout()
    }
    if let environment { inherit(environment) }
    update()
  }

  /// Hands another environment to the root.
  package func inherit(_ environment: EnvironmentValues) {
    root?.inherit(preferred(environment))
  }

  /// The host's environment as the views inside want it.
  private func preferred(_ environment: EnvironmentValues) -> EnvironmentValues {
    self.environment = environment
    guard let preferredColorScheme else { return environment }
    var environment = environment
    environment.colorScheme = preferredColorScheme
    return environment
  }

  func enqueue(_ node: Node) {
    invalid.append(node)
    schedule()
  }

  func enqueueCollection(of node: Node) {
    collections.append(node)
    schedule()
  }

  func enqueueLayout(of element: Element) {
    layoutRoots.append(element)
    schedule()
  }

  /// Runs something once the frames of the current update are known.
  package func whenLaidOut(_ action: @escaping @MainActor () -> Void) {
    afterLayout.append(action)
    schedule()
  }

  /// Whether something waits for `update`.
  package var needsUpdate: Bool {
    !invalid.isEmpty || !collections.isEmpty || !layoutRoots.isEmpty || !afterLayout.isEmpty
  }

  private func schedule() {
    guard !isScheduled, !isUpdating else { return }
    isScheduled = true
    host.scheduleUpdate()
  }

  /// Brings everything up to date, now.
  package func update() {
    guard !isUpdating else { return }
    isUpdating = true
    isScheduled = false
    var rounds = 0
    while needsUpdate, rounds < Self.roundLimit {
      rounds += 1
      evaluate()
      // An evaluated place can mark others; frames are worth computing once all are up to date, or never will be.
      guard invalid.isEmpty || rounds == Self.roundLimit else { continue }
      collect()
      layOut()
      let actions = afterLayout
      afterLayout = []
      for action in actions { action() }
    }
    let isUnsettled = needsUpdate
    isUpdating = false
    host.commit()
    clock.start()
    if isUnsettled {
      logOnce("A view changes state each time it is updated; the rest of the update waits for the next turn.")
    }
    // What the host has changed, such as the focus, is for the next turn, too.
    if needsUpdate { schedule() }
  }

  private func evaluate() {
    let nodes = invalid.sorted { $0.depth < $1.depth }
    invalid = []
    for node in nodes where node.isInvalid && node.isMounted {
      node.isInvalid = false
      node.refresh()
    }
  }

  private func collect() {
    // Inner containers first: a wrapper passes on what it holds.
    while !collections.isEmpty {
      let containers = collections.sorted { $0.depth > $1.depth }
      collections = []
      var done: Set<ObjectIdentifier> = []
      for node in containers where node.isMounted && done.insert(ObjectIdentifier(node)).inserted {
        node.collectElements()
      }
    }
  }

  private func layOut() {
    guard !layoutRoots.isEmpty else { return }
    let roots = layoutRoots.sorted { $0.depth < $1.depth }
    layoutRoots = []
    for element in roots where element.node?.isMounted == true { element.layOutAgain(in: size) }
    positionsChanged()
  }

  /// Says that elements moved, to those who read where they are; a container that scrolls calls it.
  package func positionsChanged() {
    for check in positionReaders.values { check() }
  }

  /// Has a place look at its position whenever elements moved; `nil` ends it.
  package func readPositions(for node: Node, _ check: (@MainActor () -> Void)?) {
    positionReaders[ObjectIdentifier(node)] = check
  }

  /// Tells the developer something that would otherwise be said with every update.
  package func logOnce(_ message: String) {
    if logged.insert(message).inserted { host.log(message) }
  }
}

import CGTK
import Foundation
import SwiftUI

/// Shows a tree in GTK widgets.
@MainActor
package final class GTKHost: ViewHost {
  /// The widget at the top; it takes the size that its window gives it.
  package let root: Surface.Root
  package private(set) weak var tree: ViewTree?
  /// The element at the top, until the tree is taken away.
  package private(set) var rootElement: Element?
  private var restructured: [Element] = []
  private var moved: Set<ObjectIdentifier> = []
  private var movedSurfaces: [Surface] = []
  /// The surfaces in which something around other things looks different.
  private var redrawn: [ObjectIdentifier: Surface] = [:]

  /// What assistive technology is told.
  let report = AccessibilityReport()
  /// The pictures of views as they are drawn.
  let textures = TextureStore()
  /// The bars that may be the window's header.
  package let bars = TopBars()
  /// What the user chose for all applications.
  package private(set) var theme = SystemTheme.current
  /// The environment that the app is mounted in, without what the window and the system add.
  package var appEnvironment: EnvironmentValues {
    get { base }
    set {
      base = newValue
      tree?.inherit(facts.environment(over: base))
    }
  }
  /// What was told the developer, from the beginning on.
  package private(set) var messages: [String] = []
  private static let messageLimit = 100
  private var base = EnvironmentValues()
  private var facts = WindowFacts()

  package init() {
    root = Surface.Root()
    Look.load()
  }

  /// The size of body text at the size category `large`, in points.
  package var baseFontSize: CGFloat { theme.fontSize }

  /// How many pixels of the screen a point has.
  var scaleFactor: Int { Int(gtk_widget_get_scale_factor(root.canvas.widget)) }

  /// Whether the style sheets are those of dark windows.
  var colorScheme: ColorScheme { theme.isDark ? .dark : .light }

  /// A colour as it is drawn.
  func resolve(_ color: Color, in scheme: ColorScheme) -> RGBA {
    let resolved = resolved(color, in: scheme)
    return RGBA(red: resolved.red, green: resolved.green, blue: resolved.blue, alpha: resolved.opacity)
  }

  /// A colour with the accent colour of the system.
  func resolved(_ color: Color, in scheme: ColorScheme) -> ResolvedColor {
    let accent = theme.accentColor
    return color.resolved(
      in: scheme, accent: ResolvedColor(red: accent.red, green: accent.green, blue: accent.blue))
  }

  /// The colour of symbols and shapes that name none: that of letters in the widget around.
  func foreground(_ color: Color?, of element: Element, in scheme: ColorScheme) -> RGBA {
    if let color { return resolve(color, in: scheme) }
    guard scheme == colorScheme else { return resolve(.primary, in: scheme) }
    var current: Element? = element
    while let inner = current {
      if let peer = inner.peer as? any GTKPeer {
        var color = GdkRGBA()
        gtk_style_context_get_color(gtk_widget_get_style_context(peer.widget), &color)
        return RGBA(color)
      }
      current = inner.parent
    }
    return root.canvas.foreground
  }

  /// Mounts a view; `size` is what the window is expected to give it, in points.
  ///
  /// What the window and the system know is added to the environment, and follows them.
  package func mount(_ view: some View, size: CGSize, environment: EnvironmentValues) -> ViewTree {
    base = environment
    let tree = ViewTree(host: self, size: size)
    self.tree = tree
    facts = WindowFacts(size: size, theme: theme)
    tree.whenLaidOut { [bars, weak tree] in tree.map(bars.follow) }
    tree.mount(view, environment: facts.environment(over: environment))
    return tree
  }

  private func resized(_ size: CGSize) {
    let new = WindowFacts(size: size, theme: theme)
    defer { facts = new }
    tree?.resize(to: size, environment: new == facts ? nil : new.environment(over: base))
  }

  /// Takes another theme, after the user or the program changed it.
  package func themeChanged(to theme: SystemTheme) {
    self.theme = theme
    guard let tree else { return }
    facts = WindowFacts(size: tree.size, theme: theme)
    tree.inherit(facts.environment(over: base))
  }

  package func attach(_ root: Element) {
    rootElement = root
    self.root.show(root) { [weak self] in self?.resized($0) }
    root.attachAsRoot()
  }

  package func detach() {
    if tree?.preferredColorScheme != nil { SystemTheme.colorScheme = .system }
    rootElement = nil
    root.clear()
    report.clear()
    restructured = []
    moved = []
    movedSurfaces = []
    redrawn = [:]
  }

  package func makePeer(for element: Element) -> (any Peer)? {
    report.markOutdated()
    if let content = element.content as? any WidgetContent { return content.makePeer(for: element, in: self) }
    return report.unit(of: element).map { GroupPeer(element, as: $0) }
  }

  package func scheduleUpdate() {
    DispatchQueue.main.async { [weak self] in self?.tree?.update() }
  }

  package func structureChanged(_ element: Element) {
    restructured.append(element)
    report.markOutdated()
  }

  package func frameChanged(_ element: Element) {
    guard element !== rootElement else { return root.canvas.invalidateLayout() }
    guard let surface = surface(holding: element) else { return }
    if moved.insert(ObjectIdentifier(surface)).inserted { movedSurfaces.append(surface) }
  }

  package func displayChanged(_ element: Element) {
    report.markChanged(element)
    guard let surface = surface(holding: element) else { return }
    surface.canvas.invalidateDrawing()
    // Widgets inside may have to be turned with it, or kept from pointers.
    guard !element.children.isEmpty else { return }
    surface.canvas.invalidateLayout()
    redrawn[ObjectIdentifier(surface)] = surface
  }

  package func commit() {
    if let rootElement { report.update(rootElement) }
    if !restructured.isEmpty { keepingFocus { restructure() } }
    for surface in redrawn.values { surface.updateReach() }
    redrawn = [:]
    for surface in movedSurfaces {
      surface.canvas.invalidateLayout()
      surface.canvas.invalidateDrawing()
    }
    moved = []
    movedSurfaces = []
    for presentation in tree?.presentations.shown ?? [] {
      (presentation.element.peer as? PresentationPeer)?.coverOthers()
    }
  }

  package func preferredColorSchemeChanged(to colorScheme: ColorScheme?) {
    SystemTheme.colorScheme =
      switch colorScheme {
      case .light?: .light
      case .dark?: .dark
      default: .system
      }
  }

  private func restructure() {
    let surfaces = restructured.flatMap { element in
      [surface(holding: element), (element.peer as? any GTKPeer)?.surface].compactMap { $0 }
    }
    restructured = []
    for surface in surfaces { surface.needsChildren = true }
    for surface in surfaces where surface.needsChildren { surface.updateChildren() }
  }

  /// Gives the focus back to a widget that lost it on the way from one parent to another.
  private func keepingFocus(_ body: () -> Void) {
    guard let window = gtk_widget_get_root(root.canvas.widget),
      let focus = gtk_root_get_focus(window).map({ GObjectReference(UnsafeMutableRawPointer($0)) })
    else { return body() }
    body()
    // Also if it still has the focus: GTK would take it away with the next frame.
    if gtk_widget_get_root(focus.widget) == window { gtk_root_set_focus(window, focus.widget) }
  }

  package func log(_ message: String) {
    if messages.count < Self.messageLimit { messages.append(message) }
    FileHandle.standardError.write(Data("SwiftUI: \(message)\n".utf8))
  }

  /// The surface into which an element is drawn, or into which its widget goes.
  private func surface(holding element: Element) -> Surface? {
    var current = element.parent
    while let above = current {
      if let peer = above.peer as? any GTKPeer, let surface = peer.surface { return surface }
      current = above.parent
    }
    return rootElement == nil ? nil : root.surface
  }
}

extension Surface {
  /// The surface of a window.
  @MainActor
  package final class Root {
    package private(set) var surface: Surface?
    /// The widget that goes into the window.
    package let canvas = Canvas()
    private var resized: (CGSize) -> Void = { _ in }

    init() {
      canvas.allocate = { [weak self] width, height in self?.allocate(width, height) }
      // A window may be as small as the user likes.
      canvas.measure = { _, _ in Canvas.Extent(minimum: 0, natural: 0) }
    }

    func show(_ element: Element, resized: @escaping (CGSize) -> Void) {
      self.resized = resized
      let surface = Surface(for: element)
      self.surface = surface
      canvas.setChildren([surface.canvas.widget])
    }

    func clear() {
      canvas.setChildren([])
      surface = nil
      resized = { _ in }
    }

    private func allocate(_ width: Int32, _ height: Int32) {
      resized(CGSize(width: Int(width), height: Int(height)))
      guard let surface else { return }
      canvas.place(surface.canvas.widget, at: surface.frame.origin, size: surface.frame.size)
    }
  }
}
